import Foundation
import HTTPConnection
import Logging
import Support

/// Messages for the operator, beside the access log and in the same format.
struct OperatorLog: Sendable {
    let isJSON: Bool
    let logger: Logger

    init(isJSON: Bool) {
        self.isJSON = isJSON
        logger = Logger(label: "almanac") { label -> any LogHandler in
            guard isJSON else { return StreamLogHandler.standardError(label: label, metadataProvider: Self.trace) }
            return JSONLogHandler(metadataProvider: Self.trace, write: printError)
        }
    }

    /// The trace of the request that causes a line, as in the access log.
    private static let trace = Logger.MetadataProvider {
        TraceContext.current.map { ["trace": "\($0.traceID)"] } ?? [:]
    }

    /// - Parameters:
    ///   - reader: nil if the settings could not be read, so that only options and environment are known.
    ///   - options: the options given on the command line, by name of the setting.
    init(_ reader: SettingReader?, options: [String: String], environment: [String: String]) {
        let setting = SettingTable().logFormat
        if let reader, let format = try? reader[setting] {
            self.init(isJSON: format == .json)
        } else {
            let text = options[setting.name] ?? environment[SettingVariables.variable(of: setting.name)]
            self.init(isJSON: text == "json")
        }
    }

    /// Logs that something is as it should be, on the standard output.
    func tell(_ text: String) {
        guard isJSON else { return printLine(text) }
        for line in text.split(separator: "\n") { printLine(JSONLogHandler.line("info", String(line))) }
    }

    /// Logs why the program cannot continue.
    func fail(_ reason: String) {
        printError(isJSON ? JSONLogHandler.line("error", "almanac: \(reason)") : "almanac: \(reason)")
    }
}

/// Writes each event as one line with a JSON object.
struct JSONLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    var logLevel = Logger.Level.info
    private let write: @Sendable (String) -> Void

    init(metadataProvider: Logger.MetadataProvider? = nil, write: @escaping @Sendable (String) -> Void) {
        self.metadataProvider = metadataProvider
        self.write = write
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let provided = metadataProvider?.get() ?? [:]
        let all = metadata.merging(provided) { $1 }.merging(event.metadata ?? [:]) { $1 }
        write(Self.line("\(event.level)", "\(event.message)", all.mapValues { "\($0)" }))
    }

    /// Returns a line without its line break. Whatever the texts contain, it is one line.
    static func line(_ level: String, _ message: String, _ others: [String: String] = [:]) -> String {
        let fixed = [("time", time()), ("level", level), ("message", message)]
        let rest = others.filter { other in !fixed.contains { $0.0 == other.key } }.sorted { $0.key < $1.key }
        let members = (fixed + rest.map { ($0.key, $0.value) }).map { "\(quoted($0)):\(quoted($1))" }
        return "{\(members.joined(separator: ","))}"
    }

    /// As in the access log: `2026-09-21T12:00:00.000Z`.
    private static func time() -> String {
        Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
