import TestSupport
import Testing

@testable import About

@Suite("About: interactor")
struct StatementInteractorTests {
    @Test("Everything that a browser stores is told, with its name and for how long")
    func stored() {
        let stored = StatementInteractor().stored()
        #expect(stored.map(\.name) == StoredItem.allCases.map(\.name))
        #expect(stored.map(\.kind) == [.choices, .language, .draft])
        #expect(stored.map(\.duration) == [.days(365), .days(365), .minutes(15)])
    }

    @Test("All tests of accessibility are told")
    func checks() { #expect(StatementInteractor().checks() == AccessibilityCheck.allCases) }
}
