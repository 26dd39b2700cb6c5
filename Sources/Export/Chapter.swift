import AlmanacValues
import HTML
import Places
import Support

/// A part of the site that is made as a whole, by one worker: a country's year has about 70 pages.
enum Chapter: Hashable {
    /// The pages that belong to no other chapter, and the files of the program.
    case site
    /// Quotes and people.
    case literature
    case occasions
    case documents
    /// What a country has once, not for each year.
    case country(CountryCode)
    case year(CountryCode, Int)
    /// The days of a month and the weeks that begin in it, all over the world.
    case world(Int, month: Int)
    /// Addresses that the operator has given, from this one on. Links are not followed.
    case given(from: Int)

    /// The name of its record.
    var name: String {
        switch self {
        case .site: "site"
        case .literature: "literature"
        case .occasions: "occasions"
        case .documents: "documents"
        case .country(let code): "country-\(code)"
        case .year(let code, let year): "year-\(code)-\(year)"
        case .world(let year, let month): "world-\(year)-\(month)"
        case .given(let start): "given-\(start)"
        }
    }

    /// Whether the pages that its pages link to belong to it, too.
    var followsLinks: Bool {
        if case .given = self { false } else { true }
    }

    /// The approximate number of files, for the time left.
    var weight: Int {
        switch self {
        case .site: 40
        case .literature: 400
        case .occasions: 300
        case .documents: 260
        case .country: 12
        case .year: 70
        case .world: 250
        case .given: 64
        }
    }

    /// The chapter of an address.
    init(of address: Address) {
        let parts = address.path.map(\.string)
        let word = Address.Text(parts.first.map(Self.stem) ?? "")
        switch word {
        case "quotes", "people": self = .literature
        case "occasions": self = .occasions
        case "documents": self = .documents
        case "countries": self = parts.count > 1 ? Self.country(named: parts[1]) : .site
        case "holidays" where parts.count > 1:
            self = .country(named: parts[1])
            if case .country(let code) = self, parts.count > 2, let year = Self.year(parts[2]) {
                self = .year(code, year)
            }
        case "on" where parts.count > 1:
            self = CivilDate(Self.stem(parts[1])).map { .world($0.year, month: $0.month) } ?? .site
        default: self = .site
        }
    }

    /// Returns a segment without its extension.
    private static func stem(_ segment: String) -> String { String(segment.prefix { $0 != "." }) }

    private static func country(named segment: String) -> Self {
        CountryCode(stem(segment)).map { .country($0) } ?? .site
    }

    /// The year at the beginning of a segment: `2026`, `2026.json`.
    private static func year(_ segment: String) -> Int? {
        let end = segment.utf8.dropFirst(4).first
        guard end == nil || end == UInt8(ascii: ".") else { return nil }
        return String(segment.prefix(4)).number(digits: 4...4)
    }
}
