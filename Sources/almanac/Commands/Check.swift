import Almanac
import ArgumentParser
import Documents
import Upstreams

/// Checks everything that the site depends on, and prints the findings.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the settings, the documents, the cache and each upstream.",
        discussion: """
            Sends requests to each upstream, bypassing the cache, and prints a table. The exit status is 0 if \
            everything works, 1 otherwise.
            """)

    @OptionGroup var assembly: Assembly

    func run() async throws {
        var findings: [Finding] = []
        let settings: Settings
        do {
            let reader = try assembly.reader()
            settings = try Settings(reader)
            try ServerSettings(reader).check(with: settings)
            findings.append(Finding("settings", .good, settings.summary))
        } catch {
            findings.append(Finding("settings", .bad, error.description))
            print(Finding.table(findings))
            throw ExitCode.failure
        }
        findings.append(documents)
        findings += await UpstreamCheck(settings, clock: assembly.clock).findings()
        print(Finding.table(findings))
        if findings.contains(where: { $0.state == .bad }) { throw ExitCode.failure }
    }

    private var documents: Finding {
        let source: any DocumentSource = assembly.documents.map { DocumentFolder($0) } ?? EmbeddedDocuments()
        let name = assembly.documents.map { "documents in \($0)" } ?? "embedded documents"
        do throws(DocumentFailure) {
            let counts = try DocumentLibrary(source).validateAll()
            try SideLibrary(source).validateAll()
            return Finding(
                name, .good, "\(counts.countries) countries, \(counts.holidays) holidays, quotes, people, sides")
        } catch {
            return Finding(name, .bad, error.description)
        }
    }
}
