import AlmanacValues
import Support

/// Reads the tables of a country's parts and of its groups, `subdivisions.csv` and `groups.csv`. A country may have neither.
struct SubdivisionReader {
    /// The country's folder, for problems.
    let name: String
    /// Returns the bytes of one of its files; nil without it.
    let bytes: (String) -> [UInt8]?

    private static let known = [
        "Country", "Code", "IsoCode", "Category", "Name", "OfficialLanguages", "Groups", "Parent", "Comment",
    ]

    func places(_ problems: inout [FileProblem]) -> SchoolSubdivisions {
        let parts = rows("subdivisions.csv", &problems).map { row in
            SchoolSubdivision(
                code: row["Code"], isoCode: row["IsoCode"].isEmpty ? nil : row["IsoCode"], shortName: row["ShortName"],
                parent: row["Parent"].isEmpty ? nil : row["Parent"], groups: row.list("Groups"),
                names: SchoolTexts.texts(row["Name"]) ?? [LocalizedText(row["ShortName"], language: "und")])
        }
        let groups = rows("groups.csv", &problems).map { row in
            SchoolGroup(
                code: row["Code"], shortName: row["ShortName"],
                names: SchoolTexts.texts(row["Name"]) ?? [LocalizedText(row["ShortName"], language: "und")])
        }
        return SchoolSubdivisions(parts: parts, groups: groups)
    }

    private func rows(_ file: String, _ problems: inout [FileProblem]) -> [SchoolTable.Row] {
        guard let bytes = bytes(file) else { return [] }
        do throws(FileProblem) {
            let table = try SchoolTable(
                "\(name)/\(file)", bytes, needed: ["ShortName"], known: Self.known, fillsRows: true)
            problems += table.problems
            return table.rows.filter { !$0["ShortName"].isEmpty }
        } catch {
            problems.append(error)
            return []
        }
    }
}
