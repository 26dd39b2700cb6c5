import Foundation
import HTTPMessages
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Unix sockets", .timeLimit(.minutes(30)))
struct SocketFileTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent(
        "almanac-\(UInt32.random(in: 0 ... .max)).sock"
    ).path

    @Test("The file is for user and group, and gone at the end")
    func file() async throws {
        try await RunningServer.run(address: .unixSocket(path: path)) { _ in
            let wire = try Wire(path: path)
            wire.send("GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(await wire.readToEnd().hasSuffix("GET /a"))
            let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(rights == 0o660)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A stale socket file is replaced; one in use or another kind of file is not")
    func stale() async throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let left = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let bound = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(left, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(left)
        #expect(bound == 0)
        try await RunningServer.run(address: .unixSocket(path: path)) { _ in
            #expect(throws: SocketFile.Failure.inUse) { try SocketFile(path: path).checkFree(isShared: false) }
            try SocketFile(path: path).checkFree(isShared: true)
        }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: SocketFile.Failure.notASocket) { try SocketFile(path: path).checkFree(isShared: true) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("mine".utf8))
    }

    @Test("A server that takes over keeps its socket file when the other ends")
    func takeOver() async throws {
        try await RunningServer.run(
            ServedSite { _ in .text("one") }, address: .unixSocket(path: path), configure: { $0.isShared = true }
        ) { one in
            try await RunningServer.run(
                ServedSite { _ in .text("two") }, address: .unixSocket(path: path), configure: { $0.isShared = true }
            ) { _ in
                one.stop()
                for _ in 0..<20 {
                    let wire = try Wire(path: path)
                    wire.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                    #expect(await wire.readToEnd().hasSuffix("two"))
                }
            }
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}

@Suite("Errors of socket files")
struct SocketFailureTests {
    private static let folder = FileManager.default.temporaryDirectory.path

    @Test(
        "Each error has its own message, which names the setting",
        arguments: [
            (folder, "is not a socket"), ("\(folder)/none/there.sock", "the folder does not exist"),
            ("/dev/null/there.sock", "the folder does not exist"), (String(repeating: "/x", count: 100), "too long"),
        ])
    func words(path: String, words: String) async throws {
        let failure = await #expect(throws: ServerFailure.self) {
            try await RunningServer.run(address: .unixSocket(path: path)) { _ in true }
        }
        #expect(failure?.description.contains(words) == true, "\(failure.map { "\($0)" } ?? "")")
        #expect(failure?.description.contains("unix:\(path)") == true)
        #expect(failure?.description.contains("--socket") == true)
    }
}
