import AlmanacValues
import Documents
import Entities
import OwnCalendars
import ServiceContracts
import Support

/// Checks the operator's own calendars: each file, and whether its places and holidays exist.
struct OwnCheck {
    /// The folder of own calendars.
    let folder: String
    /// The documents that they build on.
    let source: any DocumentSource

    private static let advice =
        "Correct the file; Sources/OwnCalendars/README.md describes the forms. The site goes on without it."

    func findings() async -> [Finding] {
        let content: OwnFolder.Content
        do throws(FileProblem) { content = try OwnFolder(folder).content() } catch {
            return [
                Finding("own calendars", .bad, error.description, advice: "Correct the setting own, or leave it out.")
            ]
        }
        var findings: [Finding] = []
        for problem in content.problems {
            findings.append(Finding(problem.file, .bad, problem.description, advice: Self.advice))
        }
        let library = DocumentLibrary(source)
        for calendar in content.calendars {
            let problems = await OwnAlmanac.problems(of: calendar, with: library)
            let places = calendar.bases.isEmpty ? "no place" : calendar.bases.map(\.description).joined(separator: ", ")
            findings.append(
                problems.isEmpty
                    ? Finding(
                        calendar.file, .good,
                        "\(calendar.name.text), ZZ-\(calendar.code), on \(places), \(calendar.dayCount) own days")
                    : Finding(
                        calendar.file, .bad, problems.map(\.description).joined(separator: "; "), advice: Self.advice))
        }
        for (country, corrections) in Dictionary(grouping: content.corrections, by: \.country).sorted(by: {
            $0.key < $1.key
        }) {
            let problems = await OwnAlmanac.problems(of: corrections, in: country, with: library)
            findings.append(
                problems.isEmpty
                    ? Finding("corrections of \(country)", .good, "\(corrections.count)")
                    : Finding(
                        "corrections of \(country)", .bad, problems.map(\.description).joined(separator: "; "),
                        advice: Self.advice))
        }
        return findings
    }
}
