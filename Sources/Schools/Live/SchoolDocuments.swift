public import AlmanacValues
import Support

/// What was fetched of one country.
public struct SchoolDocuments: Sendable {
    private let country: CountryCode
    private let parts: SchoolParts
    private let groups: SchoolParts
    private let rows: [SchoolRows]
    private let came: CivilDate?
    private let outage: SourceOutage?

    /// - Parameters:
    ///   - rows: the rows of several windows. A row that is in two of them counts once.
    ///   - came: the day on which the newest of the documents came (UTC).
    ///   - outage: why they may be out of date; nil if they were fetched when they should have been.
    public init(
        _ country: CountryCode, parts: SchoolParts, groups: SchoolParts, rows: [SchoolRows], came: CivilDate?,
        outage: SourceOutage? = nil
    ) {
        (self.country, self.parts, self.groups, self.rows) = (country, parts, groups, rows)
        (self.came, self.outage) = (came, outage)
    }

    fileprivate func add(to content: inout SchoolContent) {
        var country = SchoolCountry(
            code: country, places: SchoolSubdivisions(parts: parts.parts, groups: groups.groups), fetched: came,
            outage: outage)
        content.files += rows.count
        content.newest = [content.newest, came].compactMap(\.self).max()
        let refused = parts.problems + groups.problems + rows.flatMap(\.problems)
        content.rows += rows.reduce(0) { $0 + $1.problems.count }
        content.problems += refused
        var seen: Set<[UInt8]> = []
        for found in rows.flatMap(\.rows) where seen.insert(Array(found.id.utf8)).inserted {
            do throws(FileProblem) {
                guard let new = try found.row.get().schoolBreak(country.code, country.places) else {
                    content.others += 1
                    continue
                }
                country.breaks.append(new)
            } catch {
                content.problems.append(error)
            }
            content.rows += 1
        }
        content.countries.append(country)
    }
}

extension SchoolContent {
    /// What was fetched.
    ///
    /// - Parameters:
    ///   - missing: the countries that the source has, but for which nothing was fetched.
    ///   - outage: why it was not fetched. If the list of countries itself is not known, this also holds for all other
    ///     countries.
    ///   - knowsCountries: whether that list is known.
    public init(_ documents: [SchoolDocuments], missing: [CountryCode], outage: SourceOutage, knowsCountries: Bool) {
        isFetched = true
        for found in documents { found.add(to: &self) }
        countries += missing.map { SchoolCountry(code: $0, places: SchoolSubdivisions(), outage: outage) }
        countries.sort { $0.code < $1.code }
        if !knowsCountries { self.outage = outage }
    }
}
