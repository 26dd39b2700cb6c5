import AlmanacValues
import Layout
import VIPER

/// Answers programs with what has changed in a country's data.
struct ChangeFeedPresenter<I: ChangeFeedInteracting, R: Router<ChangeFeedNavigation>>: Presenter {
    let interactor: I
    let router: R
    let format: Format
    var words = ChangesWords()

    func handle(
        _ event: ChangeFeedEvent
    ) async -> Step<Recorded<ChangeFeedRecord>, ChangeFeedNavigation, Never> {
        switch event {
        case .requested(let country):
            do {
                return .show(.record(record(try await interactor.changes(of: country), of: country)))
            } catch {
                return show(error, country)
            }
        }
    }

    private func record(_ changes: CountryChanges, of country: CountryCode) -> ChangeFeedRecord {
        let name = changes.countryName
        let entries = ChangeEntries(country: country, name: name, words: words) { year in
            router.link(to: year.map { .year($0) } ?? .country(country))
        }
        return ChangeFeedRecord(
            country: country, countryName: LocalizedText(name.text, language: changes.nameLanguage),
            title: LocalizedText(words.feed(of: name), language: words.language.facts.tag),
            revisions: changes.revisions.map { revision in
                ChangeFeedRecord.Revision(
                    date: revision.date, changes: revision.changes.map(entries.entry),
                    unlisted: revision.unlisted,
                    rest: entries.rest(of: revision.unlisted))
            },
            feed: router.link(to: .feed(country, format)), page: router.link(to: .country(country)))
    }

    private func show(
        _ failure: ChangeFeedFailure, _ country: CountryCode
    ) -> Step<Recorded<ChangeFeedRecord>, ChangeFeedNavigation, Never> {
        switch failure {
        case .unknownCountry:
            return .problem(.notFound, words.unknownCountry(country).title)
        case .unrecorded(let name):
            return .problem(.notFound, words.unrecorded(in: name))
        case .service(let failure, let name):
            return .problem(
                Status(failure), name.map { words.unavailable(in: $0) } ?? words.unavailable(in: country))
        }
    }
}
