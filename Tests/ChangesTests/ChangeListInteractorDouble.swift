import TestSupport

@testable import Changes

/// An Interactor that answers with what changed, or one failure.
struct ChangeListInteractorDouble: ChangeListInteracting {
    let result: Result<ChangeList, ChangeListFailure>

    func changes() async throws(ChangeListFailure) -> ChangeList { try result.get() }
}

extension ChangeList {
    /// Two days: one with changes of all kinds, details and a new country, the other with a first edition.
    static let sample = ChangeList(days: [
        Day(
            date: Sample.day("2026-11-25"),
            countries: [
                Country(code: Sample.code("DE"), name: .english("Germany"), changes: DataChange.all, unlisted: 7),
                Country(code: Sample.code("ES"), name: .english("Spain"), changes: [DataChange(.details, days: 0)]),
                Country(code: Sample.code("UA"), name: .english("Ukraine"), changes: [DataChange(.first, days: 212)]),
            ]),
        Day(
            date: Sample.day("2026-11-21"),
            countries: [
                Country(code: Sample.code("DE"), name: .english("Germany"), changes: [DataChange(.first, days: 512)])
            ]),
    ])

    static func one(_ name: String, _ changes: [DataChange]) -> ChangeList {
        ChangeList(days: [
            Day(
                date: Sample.day("2026-11-25"),
                countries: [Country(code: Sample.code("DE"), name: .english(name), changes: changes)])
        ])
    }
}
