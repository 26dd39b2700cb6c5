import Foundation
import Support
import Testing

@testable import Export

@Suite("The folder of an export")
struct ExportFolderTests {
    @Test("V3 A folder that is new, empty or from an export is opened; one with other files is not, and stays as it is")
    func owner() async throws {
        let folder = try TemporaryFolder()
        for path in ["\(folder.path)/new/deep", folder.path + "/new/deep/"] { _ = try await reopened(path) }
        let foreign = try TemporaryFolder()
        try foreign.write("mine", to: "notes.txt")
        #expect(throws: ExportFailure.foreign(foreign.path)) { try ExportFolder(foreign.path) }
        #expect(foreign.files == ["notes.txt"])
        #expect(try ExportFailure.names(in: foreign.path) == ["notes.txt"])
        try foreign.write("x", to: "file")
        #expect(throws: ExportFailure.self) { try ExportFolder(foreign.path + "/file") }
        #expect(throws: ExportFailure.self) { try ExportFolder(foreign.path + "/file/below") }
    }

    @Test("V3 A folder of another format is refused", arguments: ["almanac export 0", "almanac export 10", "", "x"])
    func format(line: String) async throws {
        let folder = try TemporaryFolder()
        _ = try ExportFolder(folder.path)
        try folder.write(line + "\n", to: ".almanac-export/format")
        await #expect(throws: ExportFailure.otherFormat(path: folder.path, found: line)) {
            try await reopened(folder.path)
        }
    }

    @Test("V3 Two exports do not write to one folder at once; the second may when the first has ended")
    func lock() async throws {
        let folder = try TemporaryFolder()
        do {
            let first = try ExportFolder(folder.path)
            #expect(throws: ExportFailure.busy(folder.path)) { try ExportFolder(folder.path) }
            #expect(first.path == folder.path)
        }
        _ = try await reopened(folder.path)
    }

    @Test("V3 A path with .. is refused", arguments: ["..", "../x", "a/../b", "/tmp/..", "a/.."])
    func indirect(path: String) {
        #expect(throws: ExportFailure.indirectPath(path)) { try ExportFolder(path) }
    }

    @Test("An export that was killed before it wrote the format goes on")
    func killedEarly() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.almanac-export", withIntermediateDirectories: false)
        _ = try ExportFolder(folder.path)
        #expect(folder.text(".almanac-export/format") == ExportFolder.format + "\n")
    }

    @Test("A link in place of a folder or of our own part is not followed")
    func links() throws {
        let folder = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        let opened = try ExportFolder(folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/holidays", withDestinationPath: elsewhere.path)
        var writer = FileWriter(folder: opened.path, number: 1)
        #expect(throws: ExportFailure.self) { try writer.write(Array("x".utf8), to: "holidays/DE.html") }
        #expect(elsewhere.files.isEmpty)
        let other = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: other.path + "/.almanac-export", withDestinationPath: elsewhere.path)
        #expect(throws: ExportFailure.self) { try ExportFolder(other.path) }
    }

    @Test("Nothing is removed behind a link in place of a folder, at any depth, and the link stays")
    func removal() throws {
        for linked in ["holidays", "holidays/DE"] {
            let folder = try TemporaryFolder()
            let elsewhere = try TemporaryFolder()
            let opened = try ExportFolder(folder.path)
            var writer = FileWriter(folder: opened.path, number: 1)
            try writer.write(Array("x".utf8), to: "holidays/DE/2026.html")
            let below = "holidays/DE/2026.html".dropFirst(linked.count + 1)
            for name in [String(below), below + ".gz"] { try elsewhere.write("theirs", to: name) }
            try FileManager.default.removeItem(atPath: folder.path + "/" + linked)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + linked, withDestinationPath: elsewhere.path)
            let link = ExportFailure.link(folder.path + "/" + linked)
            #expect(throws: link) { try writer.remove("holidays/DE/2026.html") }
            #expect(throws: link) { try writer.remove(compressedFormOf: "holidays/DE/2026.html") }
            #expect(elsewhere.files.count == 2, "\(elsewhere.files)")
            // Another worker, which has not seen the folder. The bytes are there already, but behind the link.
            var other = FileWriter(folder: opened.path, number: 2)
            #expect(throws: link) { try other.write(Array("theirs".utf8), to: "holidays/DE/2026.html") }
        }
    }

    @Test("What is removed already is no failure, and a link in place of a file is removed alone")
    func removedAlready() throws {
        let folder = try TemporaryFolder()
        let opened = try ExportFolder(folder.path)
        var writer = FileWriter(folder: opened.path, number: 1)
        try writer.remove("holidays/DE/2026.html")
        try writer.write(Array("x".utf8), to: "a/b")
        try folder.write("theirs", to: "target")
        try FileManager.default.removeItem(atPath: folder.path + "/a/b")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/a/b", withDestinationPath: folder.path + "/target")
        try writer.remove("a/b")
        #expect(folder.text("target") == "theirs" && !FileManager.default.fileExists(atPath: folder.path + "/a"))
    }

    @Test("A file is written only if its bytes differ, and a link in its place is replaced")
    func writing() throws {
        let folder = try TemporaryFolder()
        let opened = try ExportFolder(folder.path)
        var writer = FileWriter(folder: opened.path, number: 1)
        #expect(try writer.write(Array("one".utf8), to: "a/b.html"))
        #expect(try !writer.write(Array("one".utf8), to: "a/b.html"))
        #expect(try writer.write(Array("two".utf8), to: "a/b.html"))
        #expect(try writer.write([UInt8](), to: "empty"))
        #expect(try !writer.write([UInt8](), to: "empty"))
        try folder.write("secret", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: folder.path + "/target")
        #expect(try writer.write(Array("secret".utf8), to: "link"))
        #expect(folder.text("a/b.html") == "two" && folder.text("target") == "secret")
        try writer.remove("a/b.html")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
        #expect(try ExportFailure.names(in: folder.path + "/.almanac-export/new").isEmpty)
    }

    @Test("An interrupted export goes on with its moment on the same day; a finished one does not")
    func moments() {
        let running = ExportState(moment: 86_400 * 3 + 10, isFinished: false)
        #expect(ExportState.moment(after: nil, now: 5) == 5)
        #expect(ExportState.moment(after: running, now: 86_400 * 4 - 1) == running.moment)
        #expect(ExportState.moment(after: running, now: 86_400 * 4) == 86_400 * 4)
        // The clock was set back.
        #expect(ExportState.moment(after: running, now: 86_400 * 3) == 86_400 * 3)
        var finished = running
        finished.isFinished = true
        #expect(ExportState.moment(after: finished, now: 86_400 * 3 + 11) == 86_400 * 3 + 11)
        #expect(ExportState(running.bytes) == running && ExportState(finished.bytes) == finished)
        #expect(ExportState(Array("12 other\n".utf8)) == nil && ExportState([]) == nil)
    }
}
