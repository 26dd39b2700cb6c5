import FaultServer
import Foundation
import Testing
import Upstreams

@testable import Fetching

@Suite("What comes back of each fault", .timeLimit(.minutes(2)))
struct FaultTests {
    /// What is expected, as far as the fetcher can see.
    enum Expectation: Equatable {
        case document, absent, unreachable, timedOut, tooLarge, mediaType, damaged, redirected
        case status(Int, retryAfter: Duration?)
    }

    private static func expectation(of fault: Fault) -> Expectation {
        switch fault {
        case .refuses, .reset, .hangsUp: .unreachable
        case .silent, .drip: .timedOut
        case .half, .lengthTooLong, .emptyBody, .damagedGzip, .gibberish, .endlessHead, .endlessReason,
            .endlessTrailers, .lowStatus, .upgrade, .continues, .tinyChunks, .endlessExtension:
            .damaged
        case .wrongType, .noType, .errorPage: .mediaType
        case .redirectLoop, .redirectElsewhere: .redirected
        case .status(404, _), .status(410, _): .absent
        case .status(let code, let wait): .status(code, retryAfter: wait.flatMap { Int($0) }.map { .seconds($0) })
        case .gzipBomb, .gigabyte, .endless: .tooLarge
        // What is in a document is for its reader to see.
        case .lengthTooShort, .invalidUTF8, .wrongEncoding, .entities, .unknownElement: .document
        }
    }

    private static func expectation(of result: Result<UpstreamAnswer, UpstreamFailure>) -> Expectation? {
        switch result {
        case .success(.document): .document
        case .success(.absent): .absent
        case .success(.notModified), .failure(.suspended): nil
        case .failure(.unreachable): .unreachable
        case .failure(.timedOut): .timedOut
        case .failure(.tooLarge): .tooLarge
        case .failure(.mediaType): .mediaType
        case .failure(.damaged): .damaged
        case .failure(.redirected): .redirected
        case .failure(.status(let code, _, let wait)): .status(code, retryAfter: wait)
        }
    }

    @Test("Each fault comes back as what it is, and the next good answer is a document", arguments: Fault.allCases)
    func fault(_ fault: Fault) async throws {
        let isSlow = fault == .silent || fault == .drip
        let limits = isSlow ? FetchLimits.patient.changed { $0.total = .milliseconds(250) } : .patient
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = fault
            let start = ContinuousClock.now
            let result = await scene.result(of: scene.request())
            let time = start.duration(to: .now)
            #expect(Self.expectation(of: result) == Self.expectation(of: fault), "\(fault): \(result)")
            // The document would drip for minutes.
            #expect(time < .seconds(isSlow ? 10 : 60), "\(fault): \(time)")

            guard !isSlow else { return }
            scene.server.fault = nil
            #expect(await scene.text() == Scene.document, "after \(fault)")
        }
    }

    @Test("A body that is announced too short is cut there, and nothing of the rest gets into the next answer")
    func announcedTooShort() async throws {
        try await Scene.run { scene in
            scene.server.fault = .lengthTooShort
            let half = await scene.text()
            #expect(half == String(Scene.document.prefix(Scene.document.utf8.count - Scene.document.utf8.count / 2)))
            scene.server.fault = nil
            #expect(await scene.text() == Scene.document)
        }
    }

    @Test(
        "Of a gigabyte little is read, and of a bomb little is unpacked",
        arguments: [
            Fault.gigabyte, .endless, .gzipBomb, .endlessHead, .endlessReason, .endlessTrailers, .continues,
            .tinyChunks, .endlessExtension,
        ])
    func memory(_ fault: Fault) async throws {
        try await Scene.run { scene in
            scene.server.fault = fault
            let before = try peakMemory()
            _ = await scene.failure()
            let grown = try peakMemory() - before
            // Other tests run in this process at the same time; a gigabyte shows nevertheless.
            #expect(grown < 300_000_000, "\(fault): \(grown) bytes")
            #expect(scene.server.bytesSent < 32_000_000, "\(fault): \(scene.server.bytesSent) bytes sent")
        }
    }

    @Test("A page of one and a half megabytes is normal, packed or not")
    func largePage() async throws {
        let page = "<a>" + String(repeating: "x", count: 1_500_000) + "</a>"
        try await Scene.run(answer: { $0.path == "/packed" ? Reply.document(page).gzipped : .document(page) }) {
            scene in
            #expect(await scene.text("/plain") == page)
            #expect(await scene.text("/packed") == page)
        }
    }

    @Test("TLS that is none is no connection")
    func noTLS() async throws {
        try await Scene.run { scene in
            let request = UpstreamRequest(url: "https://127.0.0.1:\(scene.server.port)/", mediaTypes: ["text/xml"])
            let failure = await scene.failure(of: request)
            #expect(failure == .unreachable(host: scene.host, reason: "no secure connection can be made"))
        }
    }

    /// The most memory this process ever had, in bytes.
    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }) * 1024
    }
}
