public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the calendars module.
public struct CalendarsRouter: Caller {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: CalendarsPlace) async -> Outcome<Never> {
        switch place {
        case .year(let year): await YearCalendarRouter().module(services, assets).run(Visit(year))
        case .month(let year, let month):
            await MonthCalendarRouter().module(services, assets).run(
                Visit(MonthCalendarVisit(year: year, month: month)))
        }
    }

    /// Returns to the calendar that the visitor left for the country picker.
    public func resume(_ place: CalendarsPlace, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(YearCalendarRouter().link(back: place, with: answer))
    }
}
