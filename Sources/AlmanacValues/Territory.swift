public import Support

/// A country, or one region of it: the area whose holidays somebody asks for.
///
/// It says nothing about whether the country has the region; `HolidayCalendar.settled(_:)` does.
public struct Territory: Hashable, Sendable, CustomStringConvertible {
    public let country: CountryCode
    /// Nil for the country as a whole.
    public let region: RegionCode?

    public init(_ country: CountryCode, _ region: RegionCode? = nil) {
        self.country = country
        self.region = region
    }

    /// Parses a country's code, or a country's and a region's with a hyphen between them, as in ISO 3166-2: "DE",
    /// "DE-BY". Nil for anything else.
    public init?(_ text: some UTF8Text) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard let country = parts.first.flatMap({ CountryCode($0) }) else { return nil }
        guard parts.count == 2 else {
            self.init(country)
            return
        }
        guard let region = RegionCode(parts[1]) else { return nil }
        self.init(country, region)
    }

    public var description: String { region.map { "\(country)-\($0)" } ?? country.description }
}
