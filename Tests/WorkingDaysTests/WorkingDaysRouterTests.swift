import Testing

@testable import WorkingDays

@Suite("WorkingDaysRouter")
struct WorkingDaysRouterTests {}
