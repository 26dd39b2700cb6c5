import Testing

@testable import World

@Suite("WorldRouter")
struct WorldRouterTests {}
