import AlmanacValues
import Foundation
import Support
import Testing

@testable import OwnCalendars

@Suite("The folder of own calendars")
struct FolderTests {
    /// Returns what a folder with these files has.
    private func content(_ files: [String: String]) throws -> OwnFolder.Content {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return try OwnFolder(folder.path).content()
    }

    private static let acme = "<calendar xmlns='urn:almanac:own' name='Acme' base='DE'/>"

    @Test("Y1 A wrong file is refused, and the others are used")
    func others() throws {
        let found = try content([
            "acme.xml": Self.acme, "bad.xml": "<calendar", "table.csv": "date,name\n2026-01-02,x\n",
            "wrong.csv": "a,b\n",
            "README.md": "notes", "notes.txt": "notes", ".hidden.xml": "", "acme.xml~": "<calendar", "photo.png": "",
        ])
        #expect(found.calendars.map(\.code.description) == ["ACME", "TABLE"])
        #expect(found.problems.map(\.file).sorted() == ["bad.xml", "photo.png", "wrong.csv"])
        #expect(found.usedFiles == 2 && found.refusedFiles == 3)
    }

    @Test("The digest tells whether a file has changed, and depends on nothing else")
    func digests() throws {
        let one = try content(["acme.xml": Self.acme, "table.csv": "date,name\n2026-01-02,x\n"])
        #expect(try content(["table.csv": "date,name\n2026-01-02,x\n", "acme.xml": Self.acme]).digest == one.digest)
        #expect(try content(["acme.xml": Self.acme, "table.csv": "date,name\n2026-01-02,y\n"]).digest != one.digest)
        #expect(try content(["acme.xml": Self.acme, "team.csv": "date,name\n2026-01-02,x\n"]).digest != one.digest)
        #expect(one.digest.utf8.count == 16)
    }

    @Test("The days of an imported file belong to the calendar, and make none of their own")
    func imports() throws {
        let found = try content([
            "acme.xml":
                "<calendar xmlns='urn:almanac:own' name='Acme' import='hr.csv'><holiday name='a' date='2026-02-02'/></calendar>",
            "hr.csv": "date,name\n2026-01-02,x\n",
        ])
        #expect(found.calendars.map(\.code.description) == ["ACME"])
        #expect(found.calendars.first?.dayCount == 2)
        #expect(found.problems.isEmpty)
    }

    @Test(
        "A calendar whose import is missing or wrong is refused, and so is its import alone",
        arguments: [
            ["acme.xml": "<calendar xmlns='urn:almanac:own' name='Acme' import='hr.csv'/>"],
            ["acme.xml": "<calendar xmlns='urn:almanac:own' name='Acme' import='hr.csv'/>", "hr.csv": "a,b\n"],
        ])
    func missingImport(files: [String: String]) throws {
        let found = try content(files)
        #expect(found.calendars.isEmpty)
        #expect(found.problems.count == 1)
    }

    @Test("Two files cannot have one address")
    func twice() throws {
        let found = try content(["acme.xml": Self.acme, "Acme.csv": "date,name\n2026-01-02,x\n"])
        #expect(found.calendars.map(\.file) == ["acme.xml"])
        #expect(found.problems.map(\.file) == ["Acme.csv"])
    }

    @Test("A file that has become wrong keeps what it had; one that is gone does not")
    func keeping() throws {
        let before = try content(["acme.xml": Self.acme, "gone.xml": Self.acme])
        let after = try content(["acme.xml": "<calendar"]).keeping(before)
        #expect(after.calendars.map(\.file) == ["acme.xml"])
        #expect(after.problems.map(\.file) == ["acme.xml"])
        #expect(after.summary == ", 1 own calendar, 1 file refused")
    }

    @Test("Y1 Corrections of a file that has become wrong stay; an address that another file has taken does not")
    func keepingOthers() throws {
        func fix(_ id: String) -> String {
            """
            <corrections xmlns="urn:almanac:own" country="DE"><correction id="\(id)"><what>Right.</what><why>Wrong.</why>
            <source>Gazette</source><remove holiday='epiphany'/></correction></corrections>
            """
        }
        let before = try content(["fix.xml": fix("ours"), "gone.xml": fix("gone"), "acme.xml": Self.acme])
        let after = try content([
            "fix.xml": "<corrections", "acme.xml": "<calendar", "Acme.csv": "date,name\n2026-01-02,x\n",
        ]).keeping(before)
        #expect(after.corrections.map(\.id.description) == ["ours"])
        #expect(after.calendars.map(\.file) == ["Acme.csv"])
        let mended = try content(["fix.xml": fix("new")]).keeping(before)
        #expect(mended.corrections.map(\.id.description) == ["new"])
    }

    @Test("Y1 A file may have 2,000,000 bytes", arguments: [(2_000_000, true), (2_000_001, false)])
    func largest(length: Int, isUsed: Bool) throws {
        let start = "date,name\n2026-01-02,"
        let found = try content(["a.csv": start + String(repeating: "x", count: length - start.utf8.count)])
        #expect(found.calendars.isEmpty != isUsed)
        #expect(found.problems.map(\.reason) == (isUsed ? [] : ["the file is larger than 2000000 bytes"]))
    }

    @Test("Y1 A folder may have 500 files", arguments: [(500, true), (501, false)])
    func most(count: Int, isRead: Bool) {
        let files = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0).txt", "") })
        #expect(((try? content(files)) != nil) == isRead)
    }

    @Test("Corrections have the moment at which their file was last changed")
    func modified() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("fix.xml")
        let text = """
            <corrections xmlns="urn:almanac:own" country="DE"><correction id="ours"><what>Right.</what><why>Wrong.</why>
            <source>Gazette</source><remove holiday='epiphany'/></correction></corrections>
            """
        try Data(text.utf8).write(to: file)
        let moment = Date(timeIntervalSince1970: 20_000.5 * 86_400)
        try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: file.path)
        let found = try OwnFolder(folder.path).content()
        let noon = RevisionTime(seconds: 20_000 * 86_400 + 43_200)
        #expect(found.problems.isEmpty && found.corrections.map(\.revised) == [noon])
    }

    @Test("A folder that is not there is named")
    func missing() {
        let problem = #expect(throws: FileProblem.self) { try OwnFolder("/nowhere/at all").content() }
        #expect(problem?.file == "/nowhere/at all")
    }
}
