public import AlmanacValues

/// What the second source has: all breaks of a folder, or of what was fetched from the live interface.
public struct SchoolContent: Hashable, Sendable {
    /// In the order of their codes.
    var countries: [SchoolCountry] = []
    /// The rows, files and documents that cannot be used, and why.
    public internal(set) var problems: [SchoolProblem] = []
    /// The files or documents of school holidays, and their rows without those that are no breaks.
    public internal(set) var files = 0
    public internal(set) var rows = 0
    /// The rows that tell the first or the last day of lessons, and are no breaks.
    public internal(set) var others = 0
    /// The day of the newest of the files, or on which the newest of the documents came (UTC).
    public internal(set) var newest: CivilDate?
    /// Whether it was fetched, so that no operator knows its revision.
    public internal(set) var isFetched = false
    /// Why nothing is known of the countries that are not among `countries`; nil if the source does not have them.
    public internal(set) var outage: SourceOutage?

    /// Of how many countries there are breaks.
    public var countryCount: Int { countries.count { !$0.breaks.isEmpty } }

    /// Whether a part could not be fetched, or not yet, so that what is made of it should not be kept for long.
    public var isUnsettled: Bool { outage != nil || countries.contains { $0.outage != nil } }

    /// The countries that could not be fetched, or not again.
    public var failing: [CountryCode] { countries.filter { $0.outage != nil }.map(\.code) }

    /// What there is, for logs: "6362 breaks of schools in 33 countries, 7 rows refused".
    public var summary: String {
        "\(rows - problems.count { $0.line != nil }) breaks of schools in \(countryCount) \(countryCount == 1 ? "country" : "countries")"
            + (problems.isEmpty ? "" : ", \(problems.count) refused")
            + (failing.isEmpty ? "" : ", \(failing.count) not fetched")
    }
}
