import Testing

@testable import Search

@Suite("SearchRouter")
struct SearchRouterTests {}
