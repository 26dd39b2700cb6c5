import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `ChangeListPresenter` answers people: both ask the same Interactor.
struct ChangeListRecordPresenter<I: ChangeListInteracting, R: Router<ChangeListNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    let format: Format
    var words = ChangesWords()

    func answer(_: ChangeListEvent) async throws(ChangeListFailure) -> RecordStep<ChangeListRecord> {
        .show(.record(record(try await interactor.changes())))
    }

    func problem(_ failure: ChangeListFailure, on _: ChangeListEvent) -> RecordStep<ChangeListRecord> {
        switch failure {
        case .unrecorded: .problem(.notFound, words.unrecordedChanges)
        case .service(let failure): .problem(Status(failure), words.unavailableChanges)
        }
    }

    private func record(_ list: ChangeList) -> ChangeListRecord {
        ChangeListRecord(
            title: localized(words.changesTitle),
            days: list.days.map { day in
                ChangeListRecord.Day(date: day.date, countries: day.countries.map { country($0, on: day.date) })
            },
            feed: router.link(to: .record(format)), page: router.link(to: .page))
    }

    private func country(_ country: ChangeList.Country, on date: CivilDate) -> ChangeListRecord.Country {
        let entries = ChangeEntries(country: country.code, name: country.name.foreign, words: words) { year in
            router.link(to: year.map { .year($0) } ?? .country(country.code))
        }
        let revision = ChangeFeedRecord.Revision(
            date: date, changes: country.changes.map(entries.entry), unlisted: country.unlisted,
            rest: entries.rest(of: country.unlisted))
        let title = words.changes(in: country.name.foreign, count: country.changes.count + country.unlisted)
        return ChangeListRecord.Country(
            changes: ChangeFeedRecord(
                country: country.code, countryName: country.name,
                title: localized(title), revisions: [revision],
                feed: router.link(to: .changes(country.code, format)), page: router.link(to: .country(country.code))),
            title: localized(title), text: localized(text(of: revision)))
    }

    /// Two lines for each change.
    private func text(of revision: ChangeFeedRecord.Revision) -> String {
        (revision.changes.map { "\($0.title.text)\n\($0.text.text)" } + [revision.rest?.text].compactMap(\.self))
            .joined(separator: "\n\n")
    }

    private func localized(_ text: String) -> LocalizedText {
        LocalizedText(text, language: words.language.facts.tag)
    }
}
