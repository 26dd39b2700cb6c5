@testable import About

/// An Interactor that knows of two things in the browser and of two tests.
struct StatementInteractorDouble: StatementInteracting {
    var storage = [
        StatementStorage(kind: .choices, name: "almanac", duration: .days(365)),
        StatementStorage(kind: .draft, name: "almanac-draft", duration: .minutes(15)),
    ]
    var tests: [AccessibilityCheck] = [.axe, .paper]

    func stored() -> [StatementStorage] { storage }
    func checks() -> [AccessibilityCheck] { tests }
}
