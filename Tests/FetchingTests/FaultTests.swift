import Adapters
import FaultServer
import Foundation
import Testing
import Upstreams

@testable import Fetching

@Suite("Results of each fault", .timeLimit(.minutes(30)))
struct FaultTests {
    /// The expected result, as far as the fetcher can tell.
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
        // The content of a document is checked by its parser, not by the fetcher.
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

    @Test("Each fault has its own result, and the next good response is a document", arguments: Fault.allCases)
    func fault(_ fault: Fault) async throws {
        let isSlow = fault == .silent || fault == .drip
        let limits = isSlow ? FetchLimits.patient.changed { $0.total = .milliseconds(250) } : .patient
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = fault
            let start = ContinuousClock.now
            let result = await scene.result(of: scene.request())
            let time = start.duration(to: .now)
            #expect(Self.expectation(of: result) == Self.expectation(of: fault), "\(fault): \(result)")
            // Without the deadline, the document would drip for minutes.
            #expect(time < .seconds(isSlow ? 10 : 60), "\(fault): \(time)")

            guard !isSlow else { return }
            scene.server.fault = nil
            #expect(await scene.text() == Scene.document, "after \(fault)")
        }
    }

    @Test("A body with too short a Content-Length is cut there, and the rest does not enter the next response")
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
        "Little of a gigabyte is read, and little of a gzip bomb is unpacked",
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
            // Other tests run in this process at the same time; a gigabyte would be visible all the same.
            #expect(grown < 300_000_000, "\(fault): \(grown) bytes")
            #expect(scene.server.bytesSent < 32_000_000, "\(fault): \(scene.server.bytesSent) bytes sent")
        }
    }

    @Test("A page of 1.5 MB is accepted, compressed or not")
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
            #expect(failure == .unreachable(host: scene.host, reason: "TLS connection failed"))
        }
    }

    /// The peak memory of this process, in bytes.
    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }) * 1024
    }
}
