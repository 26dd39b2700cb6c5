import AlmanacValues
import ArgumentParser
import Documents
import OwnCalendars
import Upstreams

/// Checks everything that the site depends on, and prints the findings.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the settings, the documents, own calendars, schools, the cache and each upstream.",
        discussion: """
            Sends requests to each upstream, bypassing the cache, and prints a table and what to do next. The exit \
            status is 0 if everything works, 1 otherwise.
            """)

    @OptionGroup var assembly: Assembly

    func run() async throws {
        var findings: [Finding] = []
        let settings: Settings
        do {
            let reader = try assembly.reader { warning in
                findings.append(Finding("environment", .doubtful, warning, advice: Self.variableAdvice))
            }
            settings = try Settings(reader)
            try ServerSettings(reader).check(with: settings)
            findings.append(Finding("settings", .good, "\(settings.summary); \(reader.summary)"))
        } catch {
            findings.append(Finding("settings", .bad, error.description, advice: Self.settingAdvice))
            print(Finding.report(findings))
            throw ExitCode.failure
        }
        findings += Self.documents(settings)
        if let own = settings.own {
            findings += await OwnCheck(folder: own, source: DocumentChoice(settings).source).findings()
        }
        let schools = SchoolCheck(source: DocumentChoice(settings).source)
        if let folder = settings.schools { findings += await schools.findings(in: folder) }
        if let address = settings.schoolsInterface {
            findings += await schools.findings(at: address, settings, assembly.clock)
        }
        findings += await UpstreamCheck(settings, clock: assembly.clock).findings()
        print(Finding.report(findings))
        if findings.contains(where: { $0.state == .bad }) { throw ExitCode.failure }
    }

    private static let variableAdvice = "Correct or unset the environment variables that set nothing."
    private static let settingAdvice = "Correct the setting. almanac serve --help describes each one."
    private static let documentAdvice =
        "Correct the document, or leave out the setting documents to use the embedded ones."

    /// The rows about the documents, and about the program with their revision.
    private static func documents(_ settings: Settings) -> [Finding] {
        let choice = DocumentChoice(settings)
        let source = choice.source
        let name = choice.name ?? "embedded documents"
        do throws(DocumentFailure) {
            let library = DocumentLibrary(source)
            let counts = try library.validateAll()
            try SideLibrary(source).validateAll()
            return [
                Finding(
                    name, .good, "\(counts.countries) countries, \(counts.holidays) holidays, quotes, people, sides"),
                Finding("program", .good, try Build(data: library.revision()).summary),
            ]
        } catch {
            return [Finding(name, .bad, error.description, advice: documentAdvice)]
        }
    }
}
