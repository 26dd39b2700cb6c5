// A test of a page needs doubles and samples as well.
@_exported public import TestSupport
@_exported public import VIPERTesting
