import Documents
import Foundation
import TestSupport
import Testing

@testable import DataSets

@Suite("The folder of data sets", .serialized)
struct DataFolderTests {
    private static let archive = Result { try DataSet.archive(of: EmbeddedDocuments()) }

    /// The program's documents, with another text in the place of one.
    private static func edited(_ text: String, to new: String, in name: String = "holidays/AD.xml") throws -> DataSet {
        let members = try Tar.members(of: try ArchiveGzip.unpacked(archive.get(), limit: 1 << 28)).map { member in
            guard member.name == name else { return member }
            let old = String(decoding: member.bytes, as: UTF8.self)
            return Tar.Member(name: name, bytes: Array(old.replacing(text, with: new).utf8))
        }
        return try DataSet(archive: try ArchiveGzip.compressed(Tar.archive(members)))
    }

    private func inFolder(_ body: (DataFolder) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await body(DataFolder(path))
    }

    @Test("Y2 The program's own documents make a set with their revision")
    func own() throws {
        let set = try DataSet(archive: Self.archive.get())
        #expect(set.revision == EmbeddedDocuments.revision)
        #expect(set.countries == 250)
    }

    @Test("Y2 Sets are put in place, the last three are kept, and a word goes back")
    func versions() async throws {
        try await inFolder { folder in
            #expect(folder.current == nil)
            var sets: [DataSet] = []
            for number in 1...4 {
                let set = try Self.edited("New Year's Day", to: "New Year \(number)")
                sets.append(set)
                #expect(try folder.install(set, now: number))
                #expect(folder.current?.name == set.revision.description)
            }
            #expect(try !folder.install(sets[3], now: 9))
            #expect(folder.list().map(\.name) == sets.dropFirst().reversed().map(\.revision.description))
            #expect(try folder.rollBack() == sets[2].revision.description)
            #expect(folder.list().map(\.isCurrent) == [false, true, false])
            #expect(folder.list().map(\.isTakenBack) == [true, false, false])
            #expect(throws: DataSetProblem.takenBack(sets[3].revision.description)) {
                try folder.install(sets[3], now: 10)
            }
            #expect(try folder.install(sets[3], now: 10, again: true))
            #expect(folder.list().first?.isTakenBack == false)
            let library = try DocumentLibrary(#require(folder.current?.documents))
            #expect(try library.revision() == sets[3].revision)
            // A version that was taken back is not gone back to.
            #expect(try folder.rollBack() == sets[2].revision.description)
            #expect(try folder.rollBack() == sets[1].revision.description)
            #expect(try folder.install(sets[3], now: 11, again: true))
            #expect(try folder.rollBack() == sets[1].revision.description)
        }
    }

    @Test("Going back from the only version leads to the program's own data, and from none to nothing")
    func backToProgram() async throws {
        try await inFolder { folder in
            _ = try folder.install(try DataSet(archive: Self.archive.get()), now: 1)
            #expect(try folder.rollBack() == nil)
            #expect(folder.current == nil)
            #expect(throws: DataSetProblem.self) { try folder.rollBack() }
        }
    }

    @Test("Y2 A set is kept as it was published, for others; one without a signature is not")
    func published() async throws {
        try await inFolder { folder in
            let archive = try Self.archive.get()
            let set = try DataSet(archive: archive)
            let signed = SignedSet(archive: archive, signature: Array("signature".utf8))
            #expect(try folder.install(set, published: signed, now: 1))
            let kept = try #require(folder.published(set.revision.description))
            #expect(kept.archive == archive && kept.signature == signed.signature)
            let other = try Self.edited("New Year's Day", to: "Unsigned Day")
            #expect(try folder.install(other, now: 2))
            #expect(folder.published(other.revision.description) == nil)
            #expect(folder.published("../published") == nil)
        }
    }

    @Test("What a killed command left is not seen, and removed by the next")
    func leftovers() async throws {
        try await inFolder { folder in
            let draft = "\(folder.path)/incoming-x/documents"
            try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
            #expect(folder.list().isEmpty)
            _ = try folder.install(try DataSet(archive: Self.archive.get()), now: 1)
            #expect(!FileManager.default.fileExists(atPath: draft))
        }
    }

    @Test("Two commands do not change the folder at the same time")
    func locked() async throws {
        try await inFolder { folder in
            _ = try await folder.locked {
                await #expect(throws: DataSetProblem.self) { _ = try await folder.locked {} }
            }
            try await folder.locked {}
        }
    }

    @Test("Y2 How much of each country has changed is told, and too much is refused")
    func changes() async throws {
        let own = EmbeddedDocuments()
        let same = try await DataSetComparison(from: own, to: own)
        #expect(same.changed.isEmpty)
        let set = try Self.edited("New Year's Day", to: "First Day")
        let changed = try await DataSetComparison(from: own, to: set.documents)
        #expect(changed.changed.map(\.country) == ["AD"])
        let percent = try #require(changed.changed.first?.percent)
        #expect(1...40 ~= percent)
        try changed.check(most: percent)
        #expect(throws: DataSetProblem.changed(changed.changed, limit: percent - 1)) {
            try changed.check(most: percent - 1)
        }
    }
}
