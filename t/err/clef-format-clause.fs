let text = $"{1.5:F1}"       //! CLEF1001 The format ':F1' is not available
