import Almanac
import Countries
import Greeting
import HTML
import Holidays
import Layout
import Options
import People
import Quotes
import Sides
import Start
import VIPER

/// Runs the visit to a place. The site's own seam: tests put doubles in.
protocol Visiting: Sendable {
    /// - Parameter preferences: what the visitor has chosen.
    func run(_ visit: Visit<Place>, by preferences: Preferences) async throws -> Outcome<Keeping>
}

/// What the whole site answers to a visit that changes the visitor's preferences: keep these, and go there.
struct Keeping: Hashable, Sendable {
    let preferences: Preferences
    let next: Link
}

/// From places to modules. The switch has no default: a new place does not compile until it is routed.
struct Routes: Visiting {
    let services: SiteServices
    let assets: Assets

    func run(_ visit: Visit<Place>, by preferences: Preferences) async -> Outcome<Keeping> {
        switch visit.place {
        case .start:
            await StartRouter(startServices).run(for: preferences).unanswered()
        case .holidays(let place):
            await HolidaysRouter(holidaysServices).run(place).unanswered()
        case .countries(let place):
            await CountriesRouter(service: services.countries, assets: assets).run(place)
                .resuming { answer in wayBack(place.ticket, answer, preferences) }
        case .quotes(let place):
            await QuotesRouter(quotesServices).run(place).unanswered()
        case .people(let place):
            await PeopleRouter(peopleServices).run(place).unanswered()
        case .side(let place):
            await SidesRouter(service: services.sides, assets: assets).run(place).unanswered()
        case .greeting(let isShown):
            await GreetingRouter(preferences: preferences, assets: assets).run(isShown: isShown).unanswered()
        case .options(let place):
            await OptionsRouter(optionsServices(preferences)).run(Visit(place, form: visit.form)).resuming { answer in
                switch answer {
                case .saved(let preferences):
                    .answer(Keeping(preferences: preferences, next: OptionsRouter.saved(preferences)))
                }
            }
        case .look:
            .page(LookSheet.rendering(of: preferences.look))
        }
    }

    /// The coordinator: finds the caller by its ticket and lets it go on with the answer.
    private func wayBack(
        _ ticket: Ticket, _ answer: CountryAnswer, _ preferences: Preferences
    ) -> Outcome<Keeping> {
        switch (ticket, answer) {
        case (.holidays(let year), _):
            return .redirect(HolidaysRouter.resume(year, with: answer))
        case (.options(let draft), _):
            return .redirect(OptionsRouter.resume(draft, with: answer))
        case (.start, .cancel):
            return .redirect(Link(.start))
        case (.start, .country(let country)):
            var preferences = preferences
            preferences.country = country
            return .answer(Keeping(preferences: preferences, next: Link(.start)))
        }
    }

    private var holidaysServices: HolidaysServices {
        HolidaysServices(
            countries: services.countries, holidays: services.holidays, clock: services.clock, assets: assets)
    }

    private func optionsServices(_ preferences: Preferences) -> OptionsServices {
        OptionsServices(countries: services.countries, preferences: preferences, assets: assets)
    }

    private var quotesServices: QuotesServices {
        QuotesServices(quotes: services.quotes, people: services.people, clock: services.clock, assets: assets)
    }

    private var peopleServices: PeopleServices {
        PeopleServices(people: services.people, quotes: services.quotes, clock: services.clock, assets: assets)
    }

    private var startServices: StartServices {
        StartServices(
            countries: services.countries, holidays: services.holidays, quotes: services.quotes,
            people: services.people, clock: services.clock, assets: assets)
    }
}
