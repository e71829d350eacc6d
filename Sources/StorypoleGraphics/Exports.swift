@_exported import StorypoleGeometry
