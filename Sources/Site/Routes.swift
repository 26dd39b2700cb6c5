import Almanac
import Countries
import Entities
import Greeting
import HTML
import Holidays
import Layout
import Options
import People
import Places
import Quotes
import ServiceContracts
import Sides
import Start
import VIPER

/// Runs visits. The seam at which tests replace the modules with test doubles.
protocol Visiting: Sendable {
    /// - Parameter visitor: the visitor's preferences and draft, read from the cookies.
    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping>
}

/// Maps each place to a module. The switch has no default, so a new place does not compile until it is routed.
struct Routes: Visiting {
    let services: Services
    let assets: Assets

    func run(_ visit: Visit<Place>, by visitor: Visitor) async -> Outcome<Keeping> {
        switch visit.place {
        case .start:
            await StartRouter(services, assets: assets).run(for: visitor).unanswered()
        case .holidays(let place):
            await HolidaysRouter(services, assets: assets).run(place).unanswered()
        case .countries(let place):
            await CountriesRouter(services, assets: assets).run(Visit(place, form: visit.form))
                .resuming { answer in wayBack(place.ticket, answer, visitor) }
        case .quotes(let place):
            await QuotesRouter(services, assets: assets).run(place).unanswered()
        case .people(let place):
            await PeopleRouter(services, assets: assets).run(place).unanswered()
        case .side(let place):
            await SidesRouter(services, assets: assets).run(place).unanswered()
        case .greeting(let place):
            await GreetingRouter(assets: assets).run(place, for: visitor).unanswered()
        case .options(let place):
            await OptionsRouter(services, assets: assets)
                .run(Visit(place, form: visit.form), for: visitor)
                .resuming { .answer(keeping($0)) }
        case .record(.holidays(let year), let format):
            await HolidaysRouter(services, assets: assets).run(year, as: format).unanswered()
        case .look:
            .page(LookSheet.rendering(of: visitor.preferences.look))
        }
    }

    /// Returns a sub-flow's answer to its caller, which the ticket names. This is the coordinator.
    private func wayBack(_ ticket: Ticket, _ answer: CountryAnswer, _ visitor: Visitor) -> Outcome<Keeping> {
        switch (ticket, answer) {
        case (.holidays(let year), _):
            return .redirect(HolidaysRouter.resume(year, with: answer))
        case (.options, _):
            // If the draft is lost, the form shows the saved preferences and the chosen country.
            let draft = visitor.draft?.preferences ?? visitor.preferences
            switch OptionsRouter.resume(ChosenOptions(draft), with: answer) {
            case .answer(let answer): return .answer(keeping(answer))
            case .unchanged(let link): return .redirect(link)
            }
        case (.start, .cancel):
            return .redirect(Link(.start))
        case (.start, .country(let country)):
            var preferences = visitor.preferences
            preferences.country = country
            return .answer(Keeping(preferences: preferences, next: Link(.start)))
        }
    }

    private func keeping(_ answer: OptionsAnswer) -> Keeping {
        let next = OptionsRouter.next(after: answer)
        return switch answer {
        case .saved(let options):
            Keeping(
                preferences: Preferences(options), draft: PreferencesDraft(Preferences(options), isSaved: true),
                next: next)
        case .draft(let options, _):
            Keeping(draft: PreferencesDraft(Preferences(options), isSaved: false), next: next)
        }
    }
}
