import Adapters
public import AlmanacValues
public import Entities
public import ServiceContracts

extension SheetCalendars: CountryService {
    /// The countries that the source has sheets for.
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        let all = try await catalogue.countries()
        let offered = try await source.offered(of: all.value, from: documents)
        return Supply(
            offered.value, age: [all.age, offered.age].compactMap(\.self).max(),
            failure: all.failure ?? offered.failure)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try await catalogue.country(code)
    }
}
