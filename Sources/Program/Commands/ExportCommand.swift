import AlmanacValues
import ArgumentParser
import Export
import Foundation
import Logging
import Site
import Support

/// Writes the site as files.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the site as files, for any web server.",
        discussion: """
            Writes pages, feeds, styles, a compressed form (.gz) beside each, the map of the site, redirects for nginx \
            (redirects.map) and for hosts that read _redirects, and the page for unknown addresses. The folder then has \
            exactly the selected pages: files of an earlier export that are not among them are removed, and files \
            that changed are replaced one by one. Run it again after an interruption: it goes on.
            """)

    @Argument(help: ArgumentHelp("The folder: new, empty, or from an earlier export.", valueName: "directory"))
    var folder: String

    @Option(
        help: ArgumentHelp(
            "Export only these countries, such as DE,FR, and what belongs to no country.", valueName: "codes"))
    var countries: String?

    @Option(help: ArgumentHelp("Export only these years, such as 2026 or 2026..2027.", valueName: "years"))
    var years: String?

    @Option(
        help: ArgumentHelp(
            "Export the pages in these languages beside English: a list such as de,fr, or all.", valueName: "codes"))
    var languages = "en"

    @Option(
        help: ArgumentHelp("Export only the pages at the addresses in this file, one a line.", valueName: "file"))
    var addresses: String?

    @Option(help: ArgumentHelp("How many pages to make at the same time (default: one for each processor)."))
    var workers: Int?

    @Flag(inversion: .prefixedNo, help: "Write a compressed form (.gz) of each page.")
    var gzip = true

    @OptionGroup var pages: PageOptions
    @OptionGroup var assembly: Assembly

    func validate() throws {
        _ = try selection()
        _ = try exported()
        if addresses != nil, countries != nil || years != nil {
            throw ValidationError("--addresses already says what to export; leave out --countries and --years")
        }
        if let workers, !(1...256).contains(workers) {
            throw ValidationError("invalid value for --workers: \"\(workers)\" (expected a number from 1 to 256)")
        }
    }

    func run() async throws {
        let display = ExportDisplay()
        try await reportingFailures {
            do { try await export(display) } catch {
                display.end()
                throw error
            }
        }
    }

    private func export(_ display: ExportDisplay) async throws {
        let reader = try assembly.reader(pages)
        var server = try ServerSettings(reader)
        server.languages = try exported()
        server.isServed = false
        let settings = try Settings(reader)
        let folder = try ExportFolder(folder)
        let moment = ExportState.moment(after: try folder.lastState(), now: Int(Date().timeIntervalSince1970))
        let key = ExportKey(moment: moment, assembly: assembly, settings: settings, server: server)
        var selection = try selection()
        selection.addresses = try addresses.map(Self.lines)
        let workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
        let start = ContinuousClock.now
        try await assembly.withServices(
            reader, server: server, logger: Logger(label: "almanac"), moment: moment
        ) { site, services, _ in
            let export = SiteExport(site, services: services, folder: folder, key: key.value, compresses: gzip)
            let counts = try await export.run(
                selection, moment: moment, baseAddress: server.publicAddress?.description, workers: workers,
                report: display.show)
            display.end()
            printLine(ExportDisplay.summary(of: counts, in: ContinuousClock.now - start, folder: folder.path))
            if server.publicAddress == nil {
                printError("almanac: no sitemap.xml, and no full addresses in feeds; set --public-address to have them")
            }
        }
    }

    private func exported() throws -> [Language] {
        do { return try SettingType.languages.parse(languages) } catch {
            throw ValidationError("invalid value for --languages: \(error)")
        }
    }

    private func selection() throws -> Selection {
        var selection = Selection()
        if let countries {
            let codes = countries.split(separator: ",", omittingEmptySubsequences: false).map { CountryCode($0) }
            guard !codes.contains(nil) else {
                throw ValidationError(
                    "invalid value for --countries: \"\(countries)\" (expected codes of two letters, such as DE,FR)")
            }
            selection.countries = Set(codes.compactMap(\.self))
        }
        if let years {
            guard let range = Self.years(years) else {
                throw ValidationError(
                    "invalid value for --years: \"\(years)\" (expected a year or a range, such as 2026..2027)")
            }
            selection.years = range
        }
        return selection
    }

    /// Returns the lines of a file that are not empty.
    private static func lines(_ path: String) throws(SettingFailure) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw SettingFailure("cannot read the file \(path) of --addresses as UTF-8 text")
        }
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Parses `2026` and `2026..2027`.
    private static func years(_ text: String) -> ClosedRange<Int>? {
        let parts = text.components(separatedBy: "..")
        let numbers = parts.compactMap { $0.number(digits: 4...4) }
        guard numbers.count == parts.count, (1...2).contains(parts.count), let first = numbers.first,
            let last = numbers.last, first <= last
        else { return nil }
        return first...last
    }
}
