import Adapters
import AlmanacValues
import Documents
import Fetching
import Foundation
import Schools
import ServiceContracts
import Support
import Synchronization
import Upstreams

/// Checks breaks of schools, in a folder or from the live interface: each row, and which countries gain breaks.
struct SchoolCheck {
    /// The documents that the breaks complete.
    let source: any DocumentSource

    private static let advice =
        "The site leaves out the rows that are refused; Sources/Schools/README.md says what is wrong with them. "
        + "Tell OpenHolidays (github.com/openpotato/openholidaysapi.data)."

    private static let correction = "Correct the setting schools, or leave it out."
    private static let patience =
        "Correct the address, or wait until it works again. almanac serve starts in any case: it serves what it has fetched "
        + "before, and pages say what could not be fetched."

    func findings(in folder: String) async -> [Finding] {
        let content: SchoolContent
        do throws(FileProblem) { content = try SchoolFolder(folder).content() } catch {
            return [
                Finding("schools", .bad, error.description, advice: Self.correction)
            ]
        }
        return await findings(content)
    }

    /// Requests everything from the live interface, without the cache.
    func findings(at address: UpstreamAddress, _ settings: Settings, _ clock: any CivilClock) async -> [Finding] {
        let troubles = Mutex<[String]>([])
        let fetcher = settings.fetcher()
        let schools = SchoolSource(
            interface: SchoolInterface("\(address)"),
            cache: DocumentCache(
                upstream: fetcher, shelf: nil, memoryLimit: 64 << 20, budget: settings.timeout + .seconds(5),
                report: { event in troubles.withLock { $0.append("\(event)") } }))
        let year = clock.today(in: "UTC").year
        let wanted = LiveSchools.Wanted(settings, around: year)
        let round = await schools.round(around: year, asks: true, tried: Int(Date().timeIntervalSince1970)) {
            await wanted.contains($0)
        }
        await fetcher.shutdown()
        var findings: [Finding] = []
        if !round.isWell {
            let countries = round.content.failing.map(\.description).joined(separator: ", ")
            let reasons = troubles.withLock { $0 }
            findings.append(
                Finding(
                    "schools from \(address)", .bad,
                    (countries.isEmpty ? "" : "not fetched: \(countries); ")
                        + reasons.prefix(5).joined(separator: "; ")
                        + (reasons.count > 5 ? " and \(reasons.count - 5) more" : ""), advice: Self.patience))
            guard round.content.countryCount > 0 else { return findings }
        }
        return findings + (await self.findings(round.content))
    }

    private func findings(_ content: SchoolContent) async -> [Finding] {
        let day = content.newest.map { ", the newest of \($0)" } ?? ""
        var findings = [
            Finding(
                "schools", .good,
                "\(content.rows) rows in \(content.files) \(content.isFetched ? "documents" : "files")\(day); \(content.others) more tell first and last days of lessons"
            )
        ]
        let gains = await SchoolAlmanac(content).gains(with: DocumentLibrary(source))
        for refused in (content.problems + gains.flatMap(\.problems)).grouped {
            findings.append(Finding(refused.file, .doubtful, refused.detail, advice: Self.advice))
        }
        let found = gains.filter { !$0.years.isEmpty }
        findings.append(
            Finding(
                "schools", .good,
                found.isEmpty
                    ? "no country gets breaks: our own data have them all"
                    : "breaks for "
                        + found.map(\.text).joined(separator: ", ")))
        return findings
    }
}

extension [FileProblem] {
    /// The problems of one reason in one file, in the order of the first: "lines 2, 5 to 39: …".
    fileprivate var grouped: [(file: String, detail: String)] {
        var order: [Reason] = []
        var lines: [Reason: [Int]] = [:]
        for problem in self {
            let reason = Reason(file: problem.file, text: problem.reason, unit: problem.unit.rawValue)
            if lines[reason] == nil { order.append(reason) }
            lines[reason, default: []] += [problem.line].compactMap(\.self)
        }
        return order.map { reason in
            let lines = lines[reason] ?? []
            return (reason.file, (lines.isEmpty ? "" : "\(lines.spans(reason.unit)): ") + reason.text)
        }
    }
}

private struct Reason: Hashable {
    let file: String
    let text: String
    /// "line" or "row"
    let unit: String
}

extension [Int] {
    /// "line 2", "lines 2, 5 to 39"
    fileprivate func spans(_ unit: String) -> String {
        var spans: [ClosedRange<Int>] = []
        for line in self {
            if let last = spans.last, line == last.upperBound + 1 {
                spans[spans.count - 1] = last.lowerBound...line
            } else {
                spans.append(line...line)
            }
        }
        let words = spans.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        return (count == 1 ? "\(unit) " : "\(unit)s ") + words.joined(separator: ", ")
    }
}

extension SchoolAlmanac.Gain {
    /// "IE 2020–2026"
    fileprivate var text: String {
        guard let first = years.first, let last = years.last else { return "\(country)" }
        return first == last ? "\(country) \(first)" : "\(country) \(first)–\(last)"
    }
}
