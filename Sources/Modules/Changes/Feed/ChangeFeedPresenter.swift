import AlmanacValues
import Layout
import VIPER

/// Answers programs with what has changed in a country's data.
struct ChangeFeedPresenter<I: ChangeFeedInteracting, R: Router<ChangeFeedNavigation>>: Presenter {
    let interactor: I
    let router: R
    let format: Format

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
        let name = Phrases.inSentence(country: changes.countryName)
        return ChangeFeedRecord(
            country: country, countryName: LocalizedText(changes.countryName.text, language: "en"),
            title: LocalizedText("Changes of the holidays in \(name)", language: "en"),
            revisions: changes.revisions.map { revision in
                ChangeFeedRecord.Revision(
                    date: revision.date, changes: revision.changes.map { entry($0, country, name) },
                    unlisted: revision.unlisted,
                    rest: revision.unlisted == 0
                        ? nil
                        : LocalizedText(
                            Phrases.count(revision.unlisted, "more change", "more changes"), language: "en"))
            },
            feed: router.link(to: .feed(country, format)), page: router.link(to: .country(country)))
    }

    private func entry(_ change: DataChange, _ country: CountryCode, _ name: String) -> ChangeFeedRecord.Entry {
        let wording = ChangeWording(change, country: name)
        // The list of all types and regions, since it has the holiday whatever it is.
        let filter = HolidayFilter(types: .all, isEverywhere: true)
        return ChangeFeedRecord.Entry(
            change: change, title: LocalizedText(wording.title, language: "en"),
            text: LocalizedText(wording.text, language: "en"),
            page: router.link(
                to: change.dates.map { .year(HolidayYear(country, $0.lowerBound.year, filter)) } ?? .country(country)))
    }

    private func show(
        _ failure: ChangeFeedFailure, _ country: CountryCode
    ) -> Step<Recorded<ChangeFeedRecord>, ChangeFeedNavigation, Never> {
        switch failure {
        case .unknownCountry:
            return .problem(.notFound, Notice.unknownCountry(country, choose: nil).title)
        case .unrecorded(let name):
            return .problem(
                .notFound,
                "Our source does not say what has changed in the holidays of \(Phrases.inSentence(country: name)).")
        case .service(let failure, let name):
            let place = name.map(Phrases.inSentence) ?? country.description
            return .problem(Status(failure), Notice(failure, of: "the changes in \(place)", retry: nil).title)
        }
    }
}
