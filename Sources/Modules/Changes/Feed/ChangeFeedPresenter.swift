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
        return ChangeFeedRecord(
            country: country, countryName: LocalizedText(name.text, language: changes.nameLanguage),
            title: LocalizedText(words.feed(of: name), language: words.language.facts.tag),
            revisions: changes.revisions.map { revision in
                ChangeFeedRecord.Revision(
                    date: revision.date, changes: revision.changes.map { entry($0, country, name) },
                    unlisted: revision.unlisted,
                    rest: revision.unlisted == 0
                        ? nil : LocalizedText(words.rest(revision.unlisted), language: words.language.facts.tag))
            },
            feed: router.link(to: .feed(country, format)), page: router.link(to: .country(country)))
    }

    private func entry(_ change: DataChange, _ country: CountryCode, _ name: ForeignText) -> ChangeFeedRecord.Entry {
        let (title, text) = message(change, name)
        // The list of all types and regions, since it has the holiday whatever it is.
        let filter = HolidayFilter(types: .all, isEverywhere: true)
        return ChangeFeedRecord.Entry(
            change: change, title: LocalizedText(title, language: words.language.facts.tag),
            text: LocalizedText(text, language: words.language.facts.tag),
            page: router.link(
                to: change.dates.map { .year(HolidayYear(country, $0.lowerBound.year, filter)) } ?? .country(country)))
    }

    private func message(_ change: DataChange, _ country: ForeignText) -> (title: String, text: String) {
        if let change = HolidayChange(change) { return (words.title(of: change), words.text(of: change)) }
        if change.kind == .first { return (words.titleOfFirstEdition(in: country), words.firstEdition(change.days)) }
        return (words.titleOfDetails(in: country), words.details)
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
