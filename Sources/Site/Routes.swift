import About
import AlmanacValues
import Calendars
import Changes
import Compare
import Context
import Countries
import Dark
import Developers
import Entities
import Greeting
import HTML
import Holidays
import Interfaces
import Layout
import Leave
import Light
import LongWeekends
import Occasions
import Options
import People
import Places
import Quotes
import Search
import ServiceContracts
import Start
import Today
import VIPER
import WorkingDays
import World

/// Runs visits. The seam at which tests replace the modules with test doubles.
protocol Visiting: Sendable {
    /// - Parameter visitor: the visitor's preferences and draft, read from the cookies.
    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping>
    /// Returns the page for an address that no page has, with what is nearest to its words; nil if there is none.
    func missed(_ miss: SearchMiss) async -> Rendering?
    /// The same visits, with the calls of their services recorded while a visit is traced.
    var traced: any Visiting { get }
    /// Returns the same visits, with other assets in their pages.
    func showing(_ assets: Assets) -> any Visiting
}

/// Test doubles have neither services nor assets.
extension Visiting {
    func missed(_: SearchMiss) async -> Rendering? { nil }
    var traced: any Visiting { self }
    func showing(_: Assets) -> any Visiting { self }
}

/// Makes a root coordinator for each visit.
struct RoutedVisits: Visiting {
    private let services: Services
    private let assets: Assets
    private let edition: Edition
    /// The services in the language of the assets.
    private let spoken: Services

    /// - Parameter services: in English.
    init(services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
        spoken = services.speaking(assets.language)
    }

    var traced: any Visiting { RoutedVisits(services: services.traced, assets: assets, edition: edition) }
    func showing(_ assets: Assets) -> any Visiting {
        var edition = edition
        edition.language = assets.language
        return RoutedVisits(services: services, assets: assets, edition: edition)
    }

    func run(_ visit: Visit<Place>, by visitor: Visitor) async -> Outcome<Keeping> {
        await routes(of: visitor, at: Link(visit.place)).start(visit)
    }

    func missed(_ miss: SearchMiss) async -> Rendering? {
        // Made without the visitor, so the page is the same for everybody.
        let outcome = await routes(of: Visitor(), at: nil).search.start(missing: miss)
        return if case .page(let rendering) = outcome { rendering } else { nil }
    }

    private func routes(of visitor: Visitor, at page: Link?) -> Routes {
        var assets = assets
        assets.page = page
        let context = VisitContext(services: spoken, assets: assets, edition: edition, visitor: Traced(visitor))
        return Routes(context: context, visitor: visitor)
    }
}

/// The root coordinator, for one visit: maps each place to the coordinator or the module that runs it.
///
/// It answers with what the visitor's browser is to keep. The switch has no default, so a new place does not compile
/// until it is routed.
struct Routes: Coordinator {
    let context: VisitContext
    /// The visitor of the context, whose preferences an answer changes.
    let visitor: Visitor

    func start(_ visit: Visit<Place>) async -> Outcome<Keeping> {
        switch visit.place {
        case .start:
            await coordinate(to: home, StartPlace()) { keeping($0) }
        case .holidays(let place):
            await coordinate(to: holidays, place)
        case .calendars(let place):
            await coordinate(to: calendars, place)
        case .leave(let place):
            await coordinate(to: leave, place)
        case .longWeekends(let place):
            await coordinate(to: longWeekends, place)
        case .workingDays(let place):
            await coordinate(to: workingDays, place)
        case .world(let place):
            await coordinate(to: world, place) { keeping($0) }
        case .compare(let place):
            await coordinate(to: compare, place)
        case .occasions(let place):
            await coordinate(to: occasions, place)
        case .search(let place):
            await coordinate(to: search, place)
        case .countries(let place):
            await coordinate(to: countries, Visit(place, form: visit.form)) { answer in
                await resume(place.ticket.frame, with: answer)
            }
        case .quotes(let place):
            await coordinate(to: quotes, place)
        case .people(let place):
            await coordinate(to: people, place)
        case .light(let place):
            await coordinate(to: LightRouter(context), place)
        case .dark(let place):
            await coordinate(to: DarkRouter(context), place)
        case .greeting(let place):
            await coordinate(to: greeting, place)
        case .options(let place):
            await coordinate(to: options, Visit(place, form: visit.form)) { answer in
                await keeping(answer, endingFor: place.ticket?.frame)
            }
        case .record(let record, let format):
            await run(record, as: format).unanswered()
        case .interface(let place):
            await coordinate(to: InterfacesRouter(context.services), place)
        case .developers(let place):
            await coordinate(to: DevelopersRouter(context, Operation.all), place)
        case .data(let place):
            await coordinate(to: changes, place)
        case .about(let place):
            await coordinate(to: AboutRouter(context), place)
        case .documents(let place):
            await DocumentPages(context.documents).page(of: place)
        case .look:
            .page(LookSheet.rendering(of: visitor.preferences.look))
        }
    }

    /// Runs a visit of a program.
    private func run(_ record: RecordPlace, as format: Format) async -> Outcome<Never> {
        switch record {
        case .holidays(let place): await holidays.run(place, as: format)
        case .days(let place): await holidays.run(place, as: format)
        case .changes(let place): await changes.run(place, as: format)
        case .data(let place): await changes.run(place, as: format)
        case .leave(let place): await leave.run(place, as: format)
        case .longWeekends(let place): await longWeekends.run(place, as: format)
        case .countries(let place): await countries.run(place, as: format)
        case .quotes(let place): await quotes.run(place, as: format)
        case .people(let place): await people.run(place, as: format)
        case .world(let place): await world.run(place, as: format)
        case .workingDays(let place): await workingDays.run(place, as: format)
        case .compare(let place): await compare.run(place, as: format)
        case .occasions(let place): await occasions.run(place, as: format)
        case .search(let place): await search.run(place, as: format)
        case .status(let place): await TodayRouter(context).run(place, as: format)
        }
    }

    var home: StartRouter { StartRouter(context) }
    var holidays: HolidaysRouter { HolidaysRouter(context) }
    var calendars: CalendarsRouter { CalendarsRouter(context) }
    var leave: LeaveRouter { LeaveRouter(context) }
    var longWeekends: LongWeekendsRouter { LongWeekendsRouter(context) }
    var workingDays: WorkingDaysRouter { WorkingDaysRouter(context) }
    var world: WorldRouter { WorldRouter(context) }
    var compare: CompareRouter { CompareRouter(context) }
    var occasions: OccasionsRouter { OccasionsRouter(context) }
    var search: SearchRouter { SearchRouter(context) }
    var countries: CountriesRouter { CountriesRouter(context) }
    var quotes: QuotesRouter { QuotesRouter(context) }
    var people: PeopleRouter { PeopleRouter(context) }
    var greeting: GreetingRouter { GreetingRouter(context) }
    var options: OptionsRouter { OptionsRouter(context) }
    var changes: ChangesRouter { ChangesRouter(context) }
}
