import Almanac
import ArgumentParser
import Documents
import Logging
import Synchronization
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

/// One row of the printed table.
struct Finding: Sendable {
    enum State: String, Sendable {
        case good = "ok"
        /// Worth a look, but the site can be served.
        case doubtful = "warn"
        case bad = "FAILED"
    }

    let subject: String
    let state: State
    let detail: String

    init(_ subject: String, _ state: State, _ detail: String) {
        self.subject = subject
        self.state = state
        self.detail = detail
    }

    /// The findings as a table with aligned columns.
    static func table(_ findings: [Finding]) -> String {
        let widest = findings.map(\.subject.count).max() ?? 0
        return findings.map { finding in
            let subject = finding.subject + String(repeating: " ", count: widest - finding.subject.count)
            let state = finding.state.rawValue
            return "\(subject)  \(state)\(String(repeating: " ", count: 6 - state.count))  \(finding.detail)"
        }
        .joined(separator: "\n")
    }
}
