import Foundation
import FoundationNetworking
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("SIGHUP")
struct ReloadTests {
    private static let data = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Documents/Data").standardized

    @Test("With documents inside the program, SIGHUP changes nothing and says so")
    func embedded() async throws {
        let errors = try await Program.serving(["--log-format", "off"]) { address, process in
            for _ in 0..<3 { kill(process.processIdentifier, SIGHUP) }
            let page = try await Visit.get("/quotes", of: address)
            #expect(page.status == 200)
            try await Task.sleep(for: .milliseconds(300))
            process.terminate()
            #expect(await Program.status(of: process) == 0)
            return await Program.errors(of: process)
        }
        #expect(errors.contains("SIGHUP: the documents are inside the program"), "\(errors)")
    }

    @Test("SIGHUP reads an operator's documents again; with one that is damaged, the former ones are still served")
    func folder() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try FileManager.default.copyItem(atPath: Self.data.path, toPath: folder.path)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "holidays/DE.xml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let arguments = ["--documents", folder.path, "--log-format", "off", "--surrogate-keys", "yes"]
        let errors = try await Program.serving(arguments, for: .seconds(90)) { address, process in
            func page(has words: String) async throws -> Bool {
                try await Visit.get("/holidays/DE/2026", of: address).body.contains(words)
            }
            func revision() async throws -> Substring? {
                let ready = try await Visit.get("/health/ready", of: address).body
                return ready.firstMatch(of: #/"data":"([^"]+)"/#)?.1
            }
            func key() async throws -> String? {
                let (_, response) = try await URLSession.shared.data(from: address.appending(path: "quotes"))
                return (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Surrogate-Key")
            }
            let isThere = try await page(has: "German Unity Day")
            let before = try await revision()
            let keyBefore = try await key()
            #expect(isThere)
            try text.replacing("German Unity Day", with: "Day of the Reload").write(
                to: file, atomically: true, encoding: .utf8)
            kill(process.processIdentifier, SIGHUP)
            try await until { try await page(has: "Day of the Reload") }
            let after = try await revision()
            #expect(before != nil && after != nil && before != after)
            let keyAfter = try #require(try await key())
            #expect(keyAfter != keyBefore && keyAfter.contains("data-\(after ?? "")"))
            try "<calendar".write(to: file, atomically: true, encoding: .utf8)
            kill(process.processIdentifier, SIGHUP)
            try await Task.sleep(for: .seconds(3))
            let isStillThere = try await page(has: "Day of the Reload")
            #expect(isStillThere)
            process.terminate()
            #expect(await Program.status(of: process) == 0)
            return await Program.errors(of: process)
        }
        #expect(errors.contains("SIGHUP: read the documents in \(folder.path) again, data "), "\(errors)")
        #expect(errors.contains("SIGHUP: the documents in \(folder.path) stay as they were: "), "\(errors)")
    }

    @Test(
        "A running server takes what it can from a settings file that has changed, and keeps all of them if one is wrong"
    )
    func settings() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        func write(_ text: String) throws { try text.write(to: file, atomically: true, encoding: .utf8) }
        try write("{\"imprint\": \"https://acme.example/one\", \"languages\": \"de\"}")
        let arguments = ["--config", file.path, "--log-format", "off"]
        let errors = try await Program.serving(arguments, for: .seconds(90)) { address, process in
            func page(has words: String) async throws -> Bool {
                try await Visit.get("/privacy", of: address).body.contains(words)
            }
            let isThere = try await page(has: "https://acme.example/one")
            #expect(isThere)
            try write("{\"imprint\": \"https://acme.example/two\", \"languages\": \"de\", \"visits\": 9}")
            kill(process.processIdentifier, SIGHUP)
            try await until { try await page(has: "https://acme.example/two") }
            // Without a signal: the file is watched.
            try write("{\"imprint\": \"https://acme.example/three\", \"languages\": \"de,fr\"}")
            try await until { try await page(has: "https://acme.example/three") }
            let french = try await Visit.get("/fr/privacy", of: address)
            #expect(french.status == 200)
            try write("{\"imprint\": \"https://acme.example/four\", \"languages\": \"tlh\"}")
            kill(process.processIdentifier, SIGHUP)
            try await Task.sleep(for: .seconds(1))
            let isStillThere = try await page(has: "https://acme.example/three")
            #expect(isStillThere)
            process.terminate()
            #expect(await Program.status(of: process) == 0)
            return await Program.errors(of: process)
        }
        #expect(errors.contains("SIGHUP: took the new imprint"), "\(errors)")
        #expect(errors.contains("SIGHUP: a restart is needed for the new visits"), "\(errors)")
        #expect(errors.contains("files changed: took the new languages, imprint"), "\(errors)")
        #expect(errors.contains("the settings stay as they were: ") && errors.contains("tlh"), "\(errors)")
    }

    /// Until its own first line runs, the system's answer to the signal holds, whatever the program does.
    @Test("A SIGHUP during the start, before it listens, does not end the program", arguments: [0, 60])
    func early(delay: Int) async throws {
        // The folder's documents are checked before the program listens.
        let started = try await Program.starting(
            ["--port", "0", "--documents", Self.data.path, "--log-format", "off"],
            afterStart: { process in
                try await until(every: .milliseconds(1)) { Self.handlesHangup(process.processIdentifier) }
                #expect(!Self.listens(process.processIdentifier))
                try await Task.sleep(for: .milliseconds(delay))
                kill(process.processIdentifier, SIGHUP)
            })
        #expect(started.status == 0 && started.output.hasPrefix("Almanac is served at "), "\(started.output)")
    }

    /// Whether the process ignores or catches the signal, as the system says (proc(5), SigIgn and SigCgt).
    private static func handlesHangup(_ process: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        return status.split(separator: "\n").contains { line in
            guard line.hasPrefix("SigIgn:") || line.hasPrefix("SigCgt:"), let mask = line.split(separator: "\t").last
            else { return false }
            return UInt64(mask, radix: 16).map { $0 & 1 == 1 } ?? false
        }
    }

    /// Whether one of the process's sockets listens (proc(5), net/tcp: the state 0A; the tenth column is the inode).
    private static func listens(_ process: Int32) -> Bool {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let own = Set(
            names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") })
        let table = (try? String(contentsOfFile: "/proc/\(process)/net/tcp", encoding: .utf8)) ?? ""
        return table.split(separator: "\n").contains { line in
            let columns = line.split(separator: " ")
            return columns.count > 9 && columns[3] == "0A" && own.contains("socket:[\(columns[9])]")
        }
    }

    private func until(every pause: Duration = .milliseconds(100), _ holds: () async throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try await !holds() {
            try #require(ContinuousClock.now < end, "it did not happen within 30 seconds")
            try await Task.sleep(for: pause)
        }
    }
}
