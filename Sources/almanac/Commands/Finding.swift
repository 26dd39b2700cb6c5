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
