import AlmanacValues
import HTML
import Places
import ServiceContracts
import VIPER

struct NagerRouter: Router {
    func run(_ place: NagerPlace, _ services: Services) async -> Outcome<Never> {
        await Module(view: NagerView(), presenter: presenter(services)).run(Visit(place))
    }

    func run(_ place: NagerV4Place, _ services: Services) async -> Outcome<Never> {
        await Module(view: NagerV4View(), presenter: presenter(services)).run(Visit(place))
    }

    /// The answers lead nowhere.
    func link(to _: Never) -> Link {}

    private func presenter(_ services: Services) -> NagerPresenter<Traced<NagerInteractor>, Traced<NagerRouter>> {
        let interactor = NagerInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        return NagerPresenter(interactor: Traced(interactor), router: Traced(self))
    }
}

extension Traced: NagerInteracting where Base: NagerInteracting {
    func holidays(
        of country: CountryCode, in year: Int, _ dates: InterfaceDates
    ) async throws(InterfaceFailure) -> [NagerHoliday] {
        try await call([country, year, dates]) { base async throws(InterfaceFailure) in
            try await base.holidays(of: country, in: year, dates)
        }
    }

    func next(in country: CountryCode, _ dates: InterfaceDates) async throws(InterfaceFailure) -> [NagerHoliday] {
        try await call([country, dates]) { base async throws(InterfaceFailure) in
            try await base.next(in: country, dates)
        }
    }

    func worldwide() async throws(InterfaceFailure) -> [NagerHoliday] {
        try await call { base async throws(InterfaceFailure) in try await base.worldwide() }
    }

    func isHoliday(in place: Territory, offset: Int) async throws(InterfaceFailure) -> Bool {
        try await call([place, offset]) { base async throws(InterfaceFailure) in
            try await base.isHoliday(in: place, offset: offset)
        }
    }

    func longWeekends(
        in place: Territory, of year: Int, bridgeDays: Int
    ) async throws(InterfaceFailure) -> [NagerLongWeekend] {
        try await call([place, year, bridgeDays]) { base async throws(InterfaceFailure) in
            try await base.longWeekends(in: place, of: year, bridgeDays: bridgeDays)
        }
    }

    func countryList() async throws(InterfaceFailure) -> [NagerCountry] {
        try await call { base async throws(InterfaceFailure) in try await base.countryList() }
    }

    func countryInfo(_ country: CountryCode) async throws(InterfaceFailure) -> NagerCountry {
        try await call([country]) { base async throws(InterfaceFailure) in try await base.countryInfo(country) }
    }
}
