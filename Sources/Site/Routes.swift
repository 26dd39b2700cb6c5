public import Almanac
import Countries
import HTML
import Holidays
import Layout
import People
import Quotes
import VIPER

/// Runs the visit to a place. The site's own seam: tests put doubles in.
protocol Visiting: Sendable {
    func run(_ place: Place) async throws -> Outcome<Never>
}

/// What the modules need from outside.
public struct SiteServices: Sendable {
    let countries: any CountryService
    let holidays: any HolidayService
    let quotes: any QuoteService
    let people: any PersonService
    let clock: any CivilClock

    public init(
        countries: any CountryService, holidays: any HolidayService, quotes: any QuoteService,
        people: any PersonService, clock: any CivilClock
    ) {
        self.countries = countries
        self.holidays = holidays
        self.quotes = quotes
        self.people = people
        self.clock = clock
    }
}

/// From places to modules. The switch has no default: a new place does not compile until it is routed.
struct Routes: Visiting {
    let services: SiteServices
    let assets: Assets

    func run(_ place: Place) async -> Outcome<Never> {
        switch place {
        case .start:
            // Until there is a home page, the holidays are it.
            .redirect(Link(.holidays(.list(.choose))))
        case .holidays(let place):
            await HolidaysRouter(holidaysServices).run(place)
        case .countries(let place):
            await CountriesRouter(service: services.countries, assets: assets).run(place)
                .resuming { answer in wayBack(place.ticket, answer) }
        case .quotes(let place):
            await QuotesRouter(quotesServices).run(place)
        case .people(let place):
            await PeopleRouter(peopleServices).run(place)
        case .side, .greeting, .options, .look:
            .redirect(Link(.holidays(.list(.choose))))
        }
    }

    /// The coordinator: finds the caller by its ticket and lets it go on with the answer.
    private func wayBack(_ ticket: Ticket, _ answer: CountryAnswer) -> Link {
        switch ticket {
        case .holidays(let year): HolidaysRouter.resume(year, with: answer)
        case .options, .start: Link(.start)
        }
    }

    private var holidaysServices: HolidaysServices {
        HolidaysServices(
            countries: services.countries, holidays: services.holidays, clock: services.clock, assets: assets)
    }

    private var quotesServices: QuotesServices {
        QuotesServices(quotes: services.quotes, people: services.people, clock: services.clock, assets: assets)
    }

    private var peopleServices: PeopleServices {
        PeopleServices(people: services.people, quotes: services.quotes, clock: services.clock, assets: assets)
    }
}
