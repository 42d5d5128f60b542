module Ma
