import AlmanacValues
import Layout
import VIPER

/// Answers programs with what has changed in a country's data.
struct ChangeFeedPresenter<I: ChangeFeedInteracting, R: Router<ChangeFeedNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    let format: Format
    var words = ChangesWords()

    func answer(_ country: CountryCode) async throws(ChangeFeedFailure) -> RecordStep<ChangeFeedRecord> {
        .show(.record(record(try await interactor.changes(of: country), of: country)))
    }

    func problem(_ failure: ChangeFeedFailure, on country: CountryCode) -> RecordStep<ChangeFeedRecord> {
        switch failure {
        case .unknownCountry: .problem(.notFound, words.unknownCountry(country).title)
        case .unrecorded(let name): .problem(.notFound, words.unrecorded(in: name))
        case .service(let failure, let name?): .problem(Status(failure), words.unavailable(in: name))
        case .service(let failure, nil): .problem(Status(failure), words.unavailable(in: country))
        }
    }

    private func record(_ changes: CountryChanges, of country: CountryCode) -> ChangeFeedRecord {
        let name = changes.countryName.foreign
        let entries = ChangeEntries(country: country, name: name, words: words) { year in
            router.link(to: year.map { .year($0) } ?? .country(country))
        }
        return ChangeFeedRecord(
            country: country, countryName: changes.countryName,
            title: LocalizedText(words.feed(of: name), language: words.language.facts.tag),
            revisions: changes.revisions.map { revision in
                ChangeFeedRecord.Revision(
                    date: revision.date, changes: revision.changes.map(entries.entry),
                    unlisted: revision.unlisted,
                    rest: entries.rest(of: revision.unlisted))
            },
            feed: router.link(to: .feed(country, format)), page: router.link(to: .country(country)))
    }
}
