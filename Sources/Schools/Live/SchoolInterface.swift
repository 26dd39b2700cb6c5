public import AlmanacValues
public import Support

/// The live interface of OpenHolidays (openholidaysapi.org), as far as school holidays are concerned: the addresses of
/// its documents, and how to read them. It fetches nothing itself.
public struct SchoolInterface: Hashable, Sendable {
    /// Scheme, host and perhaps a path, without "/" at the end.
    public let address: String
    /// The name of the source, as operators and visitors see it.
    public static let service = "OpenHolidays"
    /// The media types that the interface uses for JSON.
    public static let mediaTypes = ["application/json", "text/json"]

    public init(_ address: String) {
        self.address = address
    }

    /// A document of the interface.
    public struct Document<Value: Sendable>: Sendable {
        public let address: String
        /// Parses the bytes of the answer.
        ///
        /// - Throws: why no part of the document can be used. An answer that is not understood never counts as an empty one.
        public let read: @Sendable ([UInt8]) throws(FileProblem) -> Value
    }

    /// The countries that the interface has.
    public var countries: Document<[CountryCode]> {
        document("Countries", "") { answer throws(FileProblem) in try answer.countries() }
    }

    /// The parts of a country.
    public func subdivisions(of country: CountryCode) -> Document<SchoolParts> {
        document("Subdivisions", "?countryIsoCode=\(country)") { answer throws(FileProblem) in
            try answer.subdivisions()
        }
    }

    /// The groups of places, or of schools, of a country. Older versions of the interface have no such document.
    public func groups(of country: CountryCode) -> Document<SchoolParts> {
        document("Groups", "?countryIsoCode=\(country)") { answer throws(FileProblem) in try answer.groups() }
    }

    /// The school holidays of a country in a range of days.
    ///
    /// - Parameter days: at most 1,095; the interface fails for more.
    public func holidays(of country: CountryCode, in days: ClosedRange<CivilDate>) -> Document<SchoolRows> {
        let query = "?countryIsoCode=\(country)&validFrom=\(days.lowerBound)&validTo=\(days.upperBound)"
        return document("SchoolHolidays", query) { answer throws(FileProblem) in try answer.rows() }
    }

    private func document<Value: Sendable>(
        _ path: String, _ query: String,
        _ read: @escaping @Sendable (SchoolAnswer) throws(FileProblem) -> Value
    ) -> Document<Value> {
        let address = "\(address)/\(path)\(query)"
        return Document(address: address) { bytes throws(FileProblem) in try read(SchoolAnswer(bytes, of: address)) }
    }

    /// The ranges of days to request, so that the years around one are known. Each has two years and begins in an even
    /// year, so that the addresses seldom change. Each extends half a year further, so that one of them contains a
    /// break over New Year as a whole, even if the interface omits breaks that only begin in the range.
    public static func windows(around year: Int) -> [ClosedRange<CivilDate>] {
        let first = (year - 1) - (year - 1) % 2
        return stride(from: first, through: year + 3, by: 2).map { begin in
            CivilDate.firstDay(of: begin)...CivilDate.firstDay(of: begin + 2).adding(days: 180)
        }
    }

    /// The years that the windows around one cover.
    public static func years(around year: Int) -> ClosedRange<Int> {
        let windows = windows(around: year)
        return (windows.first?.lowerBound.year ?? year)...((windows.last?.upperBound.year ?? year + 1) - 1)
    }
}

/// Parts of a country, or groups, as the interface has them.
public struct SchoolParts: Hashable, Sendable {
    var parts: [SchoolSubdivision] = []
    var groups: [SchoolGroup] = []
    /// The entries that cannot be used.
    public internal(set) var problems: [FileProblem] = []

    /// No parts, or no groups.
    public static let none = SchoolParts()
}

/// The rows of a document with school holidays.
public struct SchoolRows: Hashable, Sendable {
    /// The rows with an `id`.
    var rows: [Row] = []
    /// The problems of rows without an `id`.
    public internal(set) var problems: [FileProblem] = []

    /// Whether any row names a group, so that the groups must be fetched.
    public var namesGroups: Bool { rows.contains { (try? $0.row.get())?.groups.isEmpty == false } }

    struct Row: Hashable, Sendable {
        let id: String
        /// The row, or why it cannot be read.
        let row: Result<SchoolRow, FileProblem>
    }
}
