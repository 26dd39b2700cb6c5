public import Almanac
public import HTML
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the holidays module: assembles the screen for a place and runs the visit.
public struct HolidaysRouter: Sendable {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func run(_ place: HolidaysPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await HolidayListRouter().module(services, assets).run(Visit(place))
        case .day(let day): await HolidayDetailRouter().module(services, assets).run(Visit(day))
        }
    }

    /// Runs a visit of a program.
    public func run(_ year: HolidayYear, as format: Format) async -> Outcome<Never> {
        await HolidayRecordRouter().run(year, as: format, services)
    }

    /// Returns the page that follows the country picker, for a visitor who left the list for it.
    ///
    /// - Parameter year: the year that the visitor left; nil if no country had been chosen.
    public static func resume(_ year: HolidayYear?, with answer: CountryAnswer) -> Link {
        HolidayListRouter().resume(year, with: answer)
    }
}
