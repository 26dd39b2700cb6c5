public import AlmanacValues
public import Support

/// The content of the second source: all breaks of a folder, or all that were fetched from the live interface.
public struct SchoolContent: Hashable, Sendable {
    /// In the order of their codes.
    var countries: [SchoolCountry] = []
    /// The rows, files and documents that cannot be used, and why.
    public internal(set) var problems: [FileProblem] = []
    /// The number of files or documents with school holidays, and of their rows that are breaks.
    public internal(set) var files = 0
    public internal(set) var rows = 0
    /// The number of rows that are not breaks: the first or the last day of lessons.
    public internal(set) var others = 0
    /// The day of the newest of the files, or on which the newest of the documents came (UTC).
    public internal(set) var newest: CivilDate?
    /// Whether the data were fetched, so that the operator does not know their revision.
    public internal(set) var isFetched = false
    /// Why nothing is known about countries that are not in `countries`; nil if the source does not have them.
    public internal(set) var outage: SourceOutage?

    /// The number of countries with breaks.
    public var countryCount: Int { countries.count { !$0.breaks.isEmpty } }

    /// Whether a part could not be fetched, or not yet, so that results made from it should be cached only briefly.
    public var isUnsettled: Bool { outage != nil || countries.contains { $0.outage != nil } }

    /// The countries whose data could not be fetched or refreshed.
    public var failing: [CountryCode] { countries.filter { $0.outage != nil }.map(\.code) }

    /// A summary for logs: "6362 breaks of schools in 33 countries, 7 rows refused".
    public var summary: String {
        "\(rows - problems.count { $0.line != nil }) breaks of schools in \(countryCount) \(countryCount == 1 ? "country" : "countries")"
            + (problems.isEmpty ? "" : ", \(problems.count) refused")
            + (failing.isEmpty ? "" : ", \(failing.count) not fetched")
    }
}
