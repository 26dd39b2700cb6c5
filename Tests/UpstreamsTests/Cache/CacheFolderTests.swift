import Adapters
import Foundation
import Testing

@testable import Upstreams

#if canImport(Glibc)
    import Glibc
#endif

@Suite("The cache's folder")
struct CacheFolderTests {
    private let place = TemporaryFolder()
    private var folder: CacheFolder { CacheFolder(place.path) }

    private let document = ShelvedDocument(
        bytes: Array("<holidays>\u{0}é</holidays>".utf8),
        validators: Validators(entityTag: "W/\"1\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"), fetched: 1,
        renewed: 1_800_000_000)

    @Test("A stored document can be loaded, even by another process, until it is discarded")
    func roundTrip() throws {
        let folder = folder
        try folder.prepare()
        #expect(try folder.load(.example("a")) == nil)
        try folder.store(document, for: .example("a"))
        #expect(try folder.load(.example("a")) == document)
        #expect(try CacheFolder(place.path).load(.example("a")) == document)
        var bare = document
        bare.validators = Validators()
        bare.bytes = []
        try folder.store(bare, for: .example("a"))
        #expect(try folder.load(.example("a")) == bare)
        try folder.discard(.example("a"))
        #expect(try folder.load(.example("a")) == nil)
        try folder.discard(.example("a"))
    }

    @Test("A probe finds out whether documents can be stored, and leaves no trace")
    func probe() throws {
        let below = CacheFolder(place.path + "/not/yet")
        try below.probe()
        #expect(access(place.path + "/not", F_OK) != 0)
        try folder.prepare()
        try folder.store(document, for: .example("a"))
        try folder.probe()
        #expect(try place.files().count == 1 && folder.load(.example("a")) == document)
    }

    @Test("A folder that cannot be used fails the probe, and the preparation in the same words")
    func unusable() throws {
        let path = place.path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path + "/documents", withDestinationPath: path)
        for unusable in [path, "/proc/almanac"] {
            let folder = CacheFolder(unusable)
            let probed = failure { () throws(ShelfFailure) in try folder.probe() }
            let prepared = failure { () throws(ShelfFailure) in try folder.prepare() }
            #expect(probed != nil && probed == prepared, "\(unusable)")
        }
    }

    private func failure(of use: () throws(ShelfFailure) -> Void) -> ShelfFailure? {
        do throws(ShelfFailure) {
            try use()
            return nil
        } catch {
            return error
        }
    }

    @Test("Requests are told apart by address, method and body, and not by secrets; no secret is on the disk")
    func requests() throws {
        let folder = folder
        var requests = [UpstreamRequest.example("a"), .example("b"), .example("a"), .example("a")]
        requests[2].method = .post
        requests[3].method = .post
        requests[3].body = Array("<year>2022</year>".utf8)
        for (number, request) in requests.enumerated() {
            var secret = request
            secret.secret = Secret(name: "key", value: "canary")
            var document = document
            document.bytes = Array("\(number)".utf8)
            try folder.store(document, for: secret)
        }
        for (number, request) in requests.enumerated() {
            #expect(try folder.load(request)?.bytes == Array("\(number)".utf8))
        }
        #expect(try place.files().count == 4)
        for file in try place.files() {
            #expect(try !Data(contentsOf: file).contains("canary".utf8))
            #expect(!file.path.contains("canary"))
        }
    }

    @Test("A file with the same name but of another request is neither returned nor removed")
    func collision() throws {
        let folder = folder
        try folder.store(document, for: .example("a"))
        try folder.store(document, for: .example("b"))
        let files = try place.files()
        let (a, b) = (files[0], files[1])
        try Data(contentsOf: a).write(to: b)
        let loaded = [try folder.load(.example("a")), try folder.load(.example("b"))]
        #expect(loaded.compactMap { $0 }.count == 1)
        #expect(try place.files().count == 2)
    }

    @Test("A file with a flipped bit, a missing or an added byte is discarded")
    func bitFlips() throws {
        let folder = folder
        try folder.store(document, for: .example("a"))
        let file = try #require(try place.files().first)
        let whole = try Data(contentsOf: file)
        var damages = (0..<whole.count).flatMap { byte in
            (0..<8).map { bit in
                var data = whole
                data[byte] ^= 1 << bit
                return data
            }
        }
        damages += (0..<whole.count).map { whole.prefix($0) }
        damages += [whole + [0], whole + whole, Data(), Data(repeating: 0, count: whole.count)]
        for damage in damages {
            try damage.write(to: file)
            #expect(throws: ShelfFailure.self) { try folder.load(.example("a")) }
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
        try whole.write(to: file)
        #expect(try folder.load(.example("a")) == document)
    }

    @Test("Folder and files are for this user alone, whatever they were")
    func permissions() throws {
        try FileManager.default.createDirectory(atPath: place.path + "/documents", withIntermediateDirectories: true)
        chmod(place.path + "/documents", 0o755)
        try folder.store(document, for: .example("a"))
        try folder.keepAside([1], as: "x")
        for (path, mode) in [("documents", 0o700), ("refused", 0o700), ("refused/x", 0o600)] {
            #expect(try place.mode(of: path) == mode)
        }
        #expect(try place.mode(of: "documents/" + place.files()[0].lastPathComponent) == 0o600)
    }

    @Test("Incomplete files are removed at start, unless their writer is alive")
    func leftovers() throws {
        try folder.store(document, for: .example("a"))
        let dead = place.path + "/documents/.x.document.1"
        let alive = place.path + "/documents/.x.document.2"
        for path in [dead, alive] { try Data([1]).write(to: URL(fileURLWithPath: path)) }
        let writer = try OpenFile(alive, O_WRONLY)
        let isLocked = writer.lock()
        #expect(isLocked)
        try folder.prepare()
        #expect(!FileManager.default.fileExists(atPath: dead))
        #expect(FileManager.default.fileExists(atPath: alive))
        utimes(alive, [timeval(tv_sec: time(nil) - 3601, tv_usec: 0), timeval(tv_sec: time(nil) - 3601, tv_usec: 0)])
        try folder.prepare()
        #expect(!FileManager.default.fileExists(atPath: alive))
        #expect(try folder.load(.example("a")) == document)
    }

    @Test("The folder is bounded in bytes and files; the least recently used file is evicted, even after a restart")
    func bounds() throws {
        let size = ShelvedFile.bytes(of: document, for: .example("a")).count
        let folder = CacheFolder(place.path, limit: 3 * size, fileLimit: 100)
        for name in ["a", "b", "c"] { try folder.store(document, for: .example(name)) }
        #expect(folder.usage == (3 * size, 3))
        #expect(try folder.load(.example("a")) != nil)
        try folder.store(document, for: .example("d"))
        #expect(try place.files().count == 3)
        #expect(try folder.load(.example("b")) == nil)

        let after = CacheFolder(place.path, limit: 2 * size, fileLimit: 100)
        try after.prepare()
        #expect(try place.files().count == 2)
        #expect(try after.load(.example("c")) == nil)
        let few = CacheFolder(place.path, limit: 1 << 20, fileLimit: 1)
        try few.store(document, for: .example("e"))
        #expect(try place.files().count == 1)
    }

    @Test("Only the latest rejected documents are kept: at most 20 files and 4 MB")
    func refused() throws {
        for number in 0..<30 { try folder.keepAside([1, 2, 3], as: "\(number)") }
        for _ in 0..<30 { try folder.keepAside([1, 2, 3], as: "same") }
        #expect(try place.files(in: "refused").count == 20)
        #expect(FileManager.default.fileExists(atPath: place.path + "/refused/29"))
        for number in 0..<3 { try folder.keepAside(Array(repeating: 0, count: 2 << 20), as: "large \(number)") }
        try folder.keepAside(Array(repeating: 0, count: 5 << 20), as: "too large")
        #expect(try place.files(in: "refused").map(\.lastPathComponent) == ["too large"])
    }

    @Test("A deleted folder is created again")
    func vanished() throws {
        let folder = folder
        try folder.store(document, for: .example("a"))
        try FileManager.default.removeItem(atPath: place.path)
        #expect(try folder.load(.example("a")) == nil)
        try folder.store(document, for: .example("a"))
        #expect(try folder.load(.example("a")) == document)
    }

    @Test("What is no folder, or leads elsewhere, is not used")
    func unsafe() throws {
        let other = TemporaryFolder()
        symlink(other.path, place.path + "/documents")
        #expect(throws: ShelfFailure.unsafe(path: place.path + "/documents")) {
            try folder.store(document, for: .example("a"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
        let file = CacheFolder("/dev/null")
        #expect(throws: ShelfFailure.system(operation: "mkdir", path: "/dev/null/documents", code: ENOTDIR)) {
            try file.prepare()
        }
        #expect(throws: ShelfFailure.self) { try file.load(.example("a")) }
        #expect(throws: ShelfFailure.self) { try file.keepAside([1], as: "x") }
    }

    @Test("A link, a pipe or a folder in the place of a document is not read")
    func strange() throws {
        let folder = folder
        try folder.store(document, for: .example("a"))
        let path = try #require(try place.files().first).path
        for make in [{ symlink("/etc/passwd", path) }, { mkfifo(path, 0o600) }, { mkdir(path, 0o700) }] {
            remove(path)
            #expect(make() == 0)
            #expect(throws: ShelfFailure.self) { try folder.load(.example("a")) }
        }
    }

    @Test("Two processes that store the same document leave one complete file")
    func twoProcesses() async throws {
        let folders = [folder, folder]
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<200 {
                group.addTask { [document] in
                    var document = document
                    document.bytes = Array(repeating: UInt8(number), count: 10_000 + number)
                    try? folders[number % 2].store(document, for: .example("a"))
                    guard let loaded = try? folders[1 - number % 2].load(.example("a")) else { return 1 }
                    return loaded.bytes.count == 10_000 + Int(loaded.bytes[0]) ? 0 : 1
                }
            }
            #expect(await group.reduce(0, +) == 0)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/documents").count == 1)
    }
}
