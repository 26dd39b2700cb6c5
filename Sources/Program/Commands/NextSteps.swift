import Foundation
import HTTPServer
import Site

/// What an operator may want to do once the server listens: open the site, change a setting, stop.
struct NextSteps: CustomStringConvertible {
    let description: String

    init(_ settings: ServerSettings, _ reader: SettingReader) {
        self.init(
            publicAddress: settings.publicAddress, address: settings.server.address, settings: reader.summary,
            process: ProcessInfo.processInfo.processIdentifier, isTerminal: isatty(STDIN_FILENO) == 1)
    }

    /// - Parameters:
    ///   - settings: which settings are set, and where.
    ///   - process: the id of this process.
    ///   - isTerminal: whether somebody may press Ctrl-C.
    init(
        publicAddress: PublicAddress?, address: ListeningAddress, settings: String, process: Int32, isTerminal: Bool
    ) {
        let visitors = publicAddress.map { "Visitors: \($0)/; requests for other hosts are rejected with 421" }
        let stop =
            if case .inherited = address {
                "stop the systemd unit, or send SIGTERM to process \(process)"
            } else {
                isTerminal ? "press Ctrl-C" : "kill \(process)"
            }
        let lines = [visitors, "Settings: \(settings). To list them: almanac serve --help", "To stop: \(stop)"]
        description = lines.compactMap(\.self).joined(separator: "\n")
    }
}
