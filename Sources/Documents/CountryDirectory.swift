public import AlmanacValues
public import Entities

/// The countries of a list, in its order and by code.
public struct CountryDirectory: Sendable {
    public let countries: [Country]
    public let byCode: [CountryCode: Country]

    public init(_ countries: [Country]) {
        self.countries = countries
        byCode = Dictionary(countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
