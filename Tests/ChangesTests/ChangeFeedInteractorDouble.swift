import TestSupport

@testable import Changes

/// An Interactor that answers with one country's changes or one failure.
struct ChangeFeedInteractorDouble: ChangeFeedInteracting {
    let result: Result<CountryChanges, ChangeFeedFailure>

    func changes(of _: CountryCode) async throws(ChangeFeedFailure) -> CountryChanges { try result.get() }
}

extension CountryChanges {
    static func sample(_ changes: [DataChange], unlisted: Int = 0, country: String = "Germany") -> CountryChanges {
        CountryChanges(
            countryName: .english(country),
            revisions: [
                Revision(date: Sample.day("2026-11-22"), changes: changes, unlisted: unlisted),
                Revision(date: Sample.day("2026-11-21"), changes: [DataChange(.first, days: 512)], unlisted: 0),
            ])
    }
}

extension DataChange {
    static func sample(
        _ kind: Kind, _ name: String = "Unity Day", _ first: String = "2026-10-03", through last: String? = nil,
        days: Int = 1, former: String? = nil
    ) -> DataChange {
        DataChange(kind, name: name, dates: Sample.day(first)...Sample.day(last ?? first), days: days, former: former)
    }

    /// One of each kind.
    static let all: [DataChange] = [
        .sample(.moved, former: "2026-10-02"), .sample(.removed), .sample(.added, through: "2030-10-03", days: 5),
        .sample(.confirmed), .sample(.estimated), .sample(.renamed, former: "Day of Unity"), .sample(.keepers),
        DataChange(.details, days: 0), DataChange(.first, days: 1),
    ]
}
