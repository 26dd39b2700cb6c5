// The modules that nearly every test of a screen or of the site uses: domain, places, frame and kit. A file that imports
// TestSupport needs no import of its own for them.
@_exported public import AlmanacValues
@_exported public import Entities
@_exported public import HTML
@_exported public import Layout
@_exported public import Places
@_exported public import ServiceContracts
@_exported public import VIPER
