import AlmanacValues
import Support

/// One break of schools, as a row of the source has it.
struct SchoolBreak: Hashable, Sendable {
    /// In several languages; at least one.
    let names: [LocalizedText]
    let days: ClosedRange<CivilDate>
    /// The short names of the parts of the country that have it; empty for the whole country, or for `groups`.
    let subdivisions: [String]
    /// The short names of the groups of places, or kinds of schools, that have it; empty for all.
    let groups: [String]
    /// Further limits: a grade, an island, a kind of school. Each in several languages.
    let limits: [[LocalizedText]]
    /// Whether the dates are not final.
    let isProvisional: Bool
    let file: String
    /// Counted from 1.
    let line: Int
    let unit: FileProblem.Unit
}

/// What the source has of one country.
struct SchoolCountry: Hashable, Sendable {
    let code: CountryCode
    var breaks: [SchoolBreak] = []
    let places: SchoolSubdivisions
    /// The day on which the data were fetched; nil if they were read from a folder.
    var fetched: CivilDate?
    /// Why the data could not be fetched or refreshed; nil if they could, and for a folder.
    var outage: SourceOutage?
}

/// A part of a country, as the source names it.
struct SchoolSubdivision: Hashable, Sendable {
    /// `AT-NÖ`
    let code: String
    /// The code of ISO 3166-2, such as `AT-3`; nil if it has none.
    let isoCode: String?
    /// `NÖ`
    let shortName: String
    /// The short name of the part that contains it; nil if that is the country.
    let parent: String?
    /// The short names of the groups that are in it.
    let groups: [String]
    let names: [LocalizedText]
}

/// A group of places or of schools, as the source names it. Groups have no ISO codes.
struct SchoolGroup: Hashable, Sendable {
    /// `NL-NO`
    let code: String
    /// `NO`
    let shortName: String
    let names: [LocalizedText]
}

/// The parts of a country and its groups, by short name.
struct SchoolSubdivisions: Hashable, Sendable {
    private(set) var parts: [String: SchoolSubdivision] = [:]
    private(set) var groups: [String: SchoolGroup] = [:]

    init(parts: [SchoolSubdivision] = [], groups: [SchoolGroup] = []) {
        self.parts = Dictionary(parts.map { ($0.shortName, $0) }, uniquingKeysWith: { first, _ in first })
        self.groups = Dictionary(groups.map { ($0.shortName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The parts with a group, in the order of their short names.
    func parts(withGroup group: String) -> [SchoolSubdivision] {
        parts.values.filter { $0.groups.contains(group) }.sorted { $0.shortName < $1.shortName }
    }
}
