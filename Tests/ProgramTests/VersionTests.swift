import ArgumentParser
import Documents
import Entities
import FaultServer
import Foundation
import HTTPConnection
import Markup
import Synchronization
import Testing

@testable import almanac

@Suite("Versions")
struct VersionTests {
    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    }

    @Test("V1 The newest version in CHANGELOG is that of the program, with a date")
    func changelog() throws {
        let text = try String(contentsOf: Self.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let versions = text.matches(of: #/(?m)^## \[([^\]]+)\](.*)$/#).filter { $0.1 != "Unreleased" }
        let newest = try #require(versions.first)
        #expect(String(newest.1) == Version.number)
        #expect(newest.2.wholeMatch(of: #/ - \d{4}-\d\d-\d\d/#) != nil)
        #expect(Version.number.wholeMatch(of: /(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)/) != nil)
    }

    @Test("V1 The version is written in one source file only")
    func onePlace() throws {
        let sources = Self.root.appending(path: "Sources").path
        let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let places = try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }.filter { path in
            let text = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
            return text.contains("\"\(Version.number)") || text.contains("Almanac/\(Version.number)")
        }
        #expect(places == ["Program/Settings/Version.swift"])
    }

    @Test("V1 `--version` prints the versions of the program, of its data and of libxml2; each command knows it")
    func command() async throws {
        let expected = """
            almanac \(Version.number)
            data \(EmbeddedDocuments.revision)
            libxml2 \(LibXML2Version.text)

            """
        for arguments in [["--version"], ["serve", "--version"], ["check", "--version"]] {
            let ended = try await Program.run(arguments)
            #expect(ended.status == 0 && ended.output == expected && ended.errors.isEmpty, "\(arguments)")
        }
        let check = try await Program.run("check")
        #expect(check.output.contains("ok      " + expected.split(separator: "\n").joined(separator: ", ")))
    }

    @Test("V1 Metrics, readiness and the list of documents say the same")
    func served() async throws {
        let started = try await Program.starting(["--port", "0", "--metrics-port", "0", "--log-format", "off"]) {
            output in
            let addresses = output.matches(of: #/http://[0-9.:]+/#).map { String($0.output) }
            func text(_ path: String, at index: Int) async throws -> String {
                try await Visit.get(path, of: try #require(URL(string: addresses[index]))).body
            }
            let data = EmbeddedDocuments.revision
            let metrics = try await text("/metrics", at: 1)
            let labels = "version=\"\(Version.number)\",data=\"\(data)\",libxml2=\"\(LibXML2Version.text)\""
            #expect(metrics.contains("# TYPE almanac_build_info gauge\nalmanac_build_info{\(labels)} 1\n"))
            let ready = try await text("/health/ready", at: 0)
            #expect(
                ready.hasPrefix(#"{"status":"ready","version":"\#(Version.number)","data":"\#(data)","#), "\(ready)")
            let documents = try await text("/documents.json", at: 0)
            #expect(documents.contains(#""revision":"\#(data)""#))
            #expect(documents.contains(#""revised":"\#(try #require(data.date))""#))
        }
        #expect(started.status == 0)
    }

    @Test("V1 With an operator's documents, the revision is theirs")
    func folder() throws {
        let data = Self.root.appending(path: "Sources/Documents/Data").path
        #expect(try Build(documents: data).data == EmbeddedDocuments.revision)
        #expect(try Build(documents: nil).data == EmbeddedDocuments.revision)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try FileManager.default.copyItem(atPath: data, toPath: folder.path)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.removeItem(at: folder.appending(path: "changes.xml"))
        let build = try Build(documents: folder.path)
        #expect(build.data != EmbeddedDocuments.revision && build.data.date == nil)
        #expect(build.summary == "almanac \(Version.number), data \(build.data), libxml2 \(LibXML2Version.text)")
        #expect(build.health(nil).data == build.data.description && build.health(nil).isReady)
    }

    @Test("V1 Requests to upstreams name the version, and only that")
    func userAgent() async throws {
        let seen = Mutex<Set<String>>([])
        let server = try await FaultServer.start { request in
            _ = seen.withLock { $0.insert(request[header: "User-Agent"] ?? "none") }
            return Reply(status: 404, headers: [:], body: Reply.Body([]))
        }
        let source = "documents+\(server.url(""))"
        let ended = try await Program.run([
            "check", "--holidays-source", source, "--cache-directory", CacheDirectory().path,
        ])
        await server.stop()
        #expect(ended.status == 1)
        #expect(seen.withLock { $0 } == ["Almanac/\(Version.number) (self-hosted)"])
    }
}
