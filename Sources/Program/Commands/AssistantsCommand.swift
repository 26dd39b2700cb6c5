import ArgumentParser
import Assistants
import Dispatch
import Foundation
import Logging
import Site

/// Answers an assistant on this machine, over standard input and output, until the input ends.
struct AssistantsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Answers an assistant by the Model Context Protocol.",
        discussion: """
            Reads messages from standard input, one a line, and writes the answers to standard output. Assistants start it by \
            themselves: name this command in their settings. Needs no key, and without upstreams no network.
            """)

    @OptionGroup var assembly: Assembly

    func run() async throws {
        try await reportingFailures {
            // Standard output is for answers only.
            let log = Logger(label: "almanac") { StreamLogHandler.standardError(label: $0) }
            try await assembly.withSite(logger: log) { site in await answer(site) }
        }
    }

    private func answer(_ site: Site) async {
        var lines = MessageLines()
        var version = ProtocolVersion.newest
        while let bytes = await Self.read() {
            for line in lines.lines(of: bytes) { await answer(line, site, &version) }
        }
        if let last = lines.ended() { await answer(last, site, &version) }
    }

    private func answer(_ line: MessageLines.Line, _ site: Site, _ version: inout ProtocolVersion) async {
        switch line {
        case .tooLong: Self.write(Assistant.refusal("a message has \(MessageLines.longest) bytes at most"))
        case .message(let message):
            let reply = await site.reply(to: message, in: version)
            if let negotiated = Assistant.negotiated(by: message) { version = negotiated }
            switch reply {
            case .none: break
            case .answer(let bytes), .refusal(let bytes): Self.write(bytes)
            }
        }
    }

    /// Waits for more input; nil at its end. On a thread of its own, since the system blocks it.
    private static func read() async -> Data? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = FileHandle.standardInput.availableData
                continuation.resume(returning: data.isEmpty ? nil : data)
            }
        }
    }

    private static func write(_ bytes: [UInt8]) {
        FileHandle.standardOutput.write(Data(bytes + [UInt8(ascii: "\n")]))
    }
}
