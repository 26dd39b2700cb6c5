import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct SearchResultsRouter: Router {
    func run(_ place: SearchPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = SearchResultsPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: SearchWords(context.language))
        return await Module(view: SearchResultsView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    /// The page for an address that no page has.
    func run(_ miss: SearchMiss, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = SearchResultsPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: SearchWords(context.language))
        return await Module(view: SearchMissView(assets: context.assets), presenter: presenter).run(Visit(miss))
    }

    static func interactor(_ context: VisitContext) -> SearchResultsInteractor {
        SearchResultsInteractor(
            countries: context.countries, holidays: context.holidays, occasions: context.occasions,
            people: context.people, world: context.world, indexes: context.indexes, clock: context.clock,
            placeNames: context.placeNames)
    }

    func link(to navigation: SearchResultsNavigation) -> Link {
        switch navigation {
        case .search(let text): Link(.search(SearchPlace(text)))
        case .topic(let topic, let territory, let year): link(to: topic, territory, year)
        case .month(let territory, let year, let month):
            Link(.calendars(.month(Self.year(territory, year), month)))
        case .workingDays(let territory, let days): Self.workingDays(territory, days)
        case .workingDayAway(let territory, let number, let day):
            Link(.workingDays(WorkingDaysPlace(WorkingDaysQuestion(territory, number, from: day))))
        case .comparison(let places, let year): Link(.compare(.year(year, places)))
        case .day(let date): Link(.world(.day(date)))
        case .week(let first): Link(.world(.week(first)))
        case .holiday(let holiday): Link(.holidays(.day(holiday)))
        case .country(let country): Link(.holidays(.list(.country(country))))
        case .region(let country, let region): Link(.holidays(.list(.region(country, region))))
        case .holidays(let year): Link(.holidays(.list(.year(year))))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .occasions: Link(.occasions(.list))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .people(let search): Link(.people(.list(search: search)))
        case .countries(let search): Link(.countries(.browse(search: search, .holidays(nil))))
        case .record(let text, let format): Link(.record(.search(SearchPlace(text)), format))
        }
    }

    private func link(to topic: SearchTopic, _ territory: Territory, _ year: Int) -> Link {
        var list = Self.year(territory, year)
        switch topic {
        case .longWeekends: return Link(.longWeekends(LongWeekendsPlace(list)))
        case .publicHolidays: return Link(.holidays(.list(.year(list))))
        case .bankHolidays, .schoolHolidays:
            list.filter.types = .only(topic == .schoolHolidays ? .school : .bank)
            return Link(.holidays(.list(.year(list))))
        case .calendar: return Link(.calendars(.year(list)))
        case .leave: return Link(.leave(LeavePlace(list)))
        case .workingDays:
            let first = CivilDate.firstDay(of: year)
            let last = CivilDate.firstDay(of: year + 1).adding(days: -1)
            return Self.workingDays(territory, first...last)
        }
    }

    private static func workingDays(_ territory: Territory, _ days: ClosedRange<CivilDate>) -> Link {
        Link(
            .workingDays(
                WorkingDaysPlace(
                    WorkingDaysQuestion(
                        place: territory, from: .value(days.lowerBound), end: .on(.value(days.upperBound))))))
    }

    private static func year(_ territory: Territory, _ year: Int) -> HolidayYear {
        HolidayYear(territory.country, year, HolidayFilter(region: territory.region))
    }
}
