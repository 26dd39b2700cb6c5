import AlmanacValues
import HTML
import Places
import ServiceContracts
import VIPER

struct OpenHolidaysRouter: Router {
    func run(_ place: OpenHolidaysPlace, _ services: Services) async -> Outcome<Never> {
        let interactor = OpenHolidaysInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        let presenter = OpenHolidaysPresenter(interactor: Traced(interactor), router: Traced(self))
        return await Module(view: OpenHolidaysView(), presenter: presenter).run(Visit(place))
    }

    /// The answers lead nowhere.
    func link(to _: Never) -> Link {}
}

extension Traced: OpenHolidaysInteracting where Base: OpenHolidaysInteracting {
    func holidays(
        _ scope: OpenHolidaysScope, in place: Territory, from first: CivilDate, through last: CivilDate
    ) async throws(InterfaceFailure) -> [OpenHoliday] {
        try await call([scope, place, first, last]) { base async throws(InterfaceFailure) in
            try await base.holidays(scope, in: place, from: first, through: last)
        }
    }

    func holidays(_ scope: OpenHolidaysScope, on day: CivilDate) async throws(InterfaceFailure) -> [OpenHoliday] {
        try await call([scope, day]) { base async throws(InterfaceFailure) in
            try await base.holidays(scope, on: day)
        }
    }

    func countryList() async throws(InterfaceFailure) -> [OpenHolidaysCountry] {
        try await call { base async throws(InterfaceFailure) in try await base.countryList() }
    }

    func subdivisions(of country: CountryCode) async throws(InterfaceFailure) -> [OpenHolidaysSubdivision] {
        try await call([country]) { base async throws(InterfaceFailure) in try await base.subdivisions(of: country) }
    }

    func range(
        _ scope: OpenHolidaysScope, in place: Territory
    ) async throws(InterfaceFailure) -> ClosedRange<CivilDate>? {
        try await call([scope, place]) { base async throws(InterfaceFailure) in
            try await base.range(scope, in: place)
        }
    }
}
