// What tests of screens and of the site name in nearly every file: the domain, places, the frame and the kit. Whoever
// imports TestSupport has them all.
@_exported public import AlmanacValues
@_exported public import Entities
@_exported public import HTML
@_exported public import Layout
@_exported public import Places
@_exported public import ServiceContracts
@_exported public import VIPER
