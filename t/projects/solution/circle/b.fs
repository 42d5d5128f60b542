module Mb
