@_exported import Storypole
