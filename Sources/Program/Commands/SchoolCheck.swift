import AlmanacValues
import Documents
import Schools

/// Checks a folder with breaks of schools: each row, and which countries get breaks.
struct SchoolCheck {
    let folder: String
    /// The documents that they complete.
    let source: any DocumentSource

    private static let advice =
        "The site leaves out the rows that are refused; Sources/Schools/README.md says what is wrong with them. "
        + "Tell OpenHolidays (github.com/openpotato/openholidaysapi.data)."

    func findings() async -> [Finding] {
        let content: SchoolFolder.Content
        do throws(SchoolProblem) { content = try SchoolFolder(folder).content() } catch {
            return [
                Finding("schools", .bad, error.description, advice: "Correct the setting schools, or leave it out.")
            ]
        }
        let day = content.newest.map { ", the newest of \($0)" } ?? ""
        var findings = [
            Finding(
                "schools", .good,
                "\(content.rows) rows in \(content.files) files\(day); \(content.others) more tell first and last days of lessons"
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

extension [SchoolProblem] {
    /// The problems of one reason in one file, in the order of the first: "lines 2, 5 to 39: …".
    fileprivate var grouped: [(file: String, detail: String)] {
        var order: [Reason] = []
        var lines: [Reason: [Int]] = [:]
        for problem in self {
            let reason = Reason(file: problem.file, text: problem.reason)
            if lines[reason] == nil { order.append(reason) }
            lines[reason, default: []] += [problem.line].compactMap(\.self)
        }
        return order.map { reason in
            let lines = lines[reason] ?? []
            return (reason.file, (lines.isEmpty ? "" : "\(lines.spans): ") + reason.text)
        }
    }
}

private struct Reason: Hashable {
    let file: String
    let text: String
}

extension [Int] {
    /// "line 2", "lines 2, 5 to 39"
    fileprivate var spans: String {
        var spans: [ClosedRange<Int>] = []
        for line in self {
            if let last = spans.last, line == last.upperBound + 1 {
                spans[spans.count - 1] = last.lowerBound...line
            } else {
                spans.append(line...line)
            }
        }
        let words = spans.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        return (count == 1 ? "line " : "lines ") + words.joined(separator: ", ")
    }
}

extension SchoolAlmanac.Gain {
    /// "IE 2020–2026"
    fileprivate var text: String {
        guard let first = years.first, let last = years.last else { return "\(country)" }
        return first == last ? "\(country) \(first)" : "\(country) \(first)–\(last)"
    }
}
