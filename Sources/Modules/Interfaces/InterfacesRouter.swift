public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the interfaces: runs what a client of another service asks.
public struct InterfacesRouter: Coordinator {
    private let services: Services

    public init(_ services: Services) {
        self.services = services
    }

    public func start(_ place: InterfacesPlace) async -> Outcome<Never> {
        switch place {
        case .nager(let place): await NagerRouter().run(place, services)
        case .nagerV4(let place): await NagerRouter().run(place, services)
        case .govUK(let place): await GovUKRouter().run(place, services)
        case .openHolidays(let place): await OpenHolidaysRouter().run(place, services)
        }
    }
}
