import Testing

@testable import Compare

@Suite("CompareRouter")
struct CompareRouterTests {}
