import Testing

@testable import Leave

@Suite("LeaveRouter")
struct LeaveRouterTests {}
