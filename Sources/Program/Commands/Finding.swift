/// One row of the table that `check` prints.
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
    /// What to do about it; nil if there is nothing to do.
    let advice: String?

    init(_ subject: String, _ state: State, _ detail: String, advice: String? = nil) {
        self.subject = subject
        self.state = state
        self.detail = detail
        self.advice = advice
    }

    /// The table, and below it what to do next.
    static func report(_ findings: [Finding]) -> String {
        "\(table(findings))\n\n\(nextSteps(findings))"
    }

    /// What to do about each finding that is not good, and then the next command.
    private static func nextSteps(_ findings: [Finding]) -> String {
        var advice: [String] = []
        for text in findings.filter({ $0.state != .good }).compactMap(\.advice) where !advice.contains(text) {
            advice.append(text)
        }
        let failed = findings.count { $0.state == .bad }
        let next =
            failed == 0
            ? "Next: almanac serve, with the same options and environment."
            : "\(failed) of \(findings.count) checks failed. Then run almanac check again."
        return (advice + [next]).joined(separator: "\n")
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
