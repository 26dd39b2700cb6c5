import Documents
import Testing

@testable import DataSets

@Suite("Archives of data sets")
struct ArchiveTests {
    private let members = [
        Tar.Member(name: "almanac-data", bytes: Array("format 1\n".utf8)),
        Tar.Member(name: "holidays/DE.xml", bytes: [UInt8](repeating: 7, count: 1_000)),
        Tar.Member(name: "empty.xml", bytes: []),
        Tar.Member(name: "block.xml", bytes: [UInt8](repeating: 1, count: 512)),
    ]

    @Test("Y2 What is packed is unpacked, and the same files make the same bytes")
    func round() throws {
        let archive = Tar.archive(members)
        #expect(try Tar.members(of: archive) == members)
        #expect(archive == Tar.archive(members))
        let packed = try ArchiveGzip.compressed(archive)
        #expect(try ArchiveGzip.unpacked(packed, limit: archive.count) == archive)
        #expect(throws: DataSetProblem.self) { try ArchiveGzip.unpacked(packed, limit: archive.count - 1) }
    }

    @Test("Y2 An archive that is cut anywhere is refused")
    func cut() throws {
        let archive = Tar.archive(members)
        for count in stride(from: 0, to: archive.count, by: 97) {
            #expect(throws: DataSetProblem.self, "\(count)") { try Tar.members(of: Array(archive.prefix(count))) }
        }
        let packed = try ArchiveGzip.compressed(archive)
        for count in 0..<packed.count {
            #expect(throws: DataSetProblem.self, "\(count)") {
                try ArchiveGzip.unpacked(Array(packed.prefix(count)), limit: 1 << 20)
            }
        }
        #expect(throws: DataSetProblem.self) { try ArchiveGzip.unpacked(packed + [0], limit: 1 << 20) }
        #expect(throws: DataSetProblem.self) { try Tar.members(of: archive + [1]) }
    }

    @Test(
        "Names that lead out of the folder, or are no documents, are refused",
        arguments: [
            "../a", "a/../b", "/etc/passwd", "a//b", ".hidden", "a/.b", "a b", "a/b/c/d", "ä.xml", "", "a/", "a\\b",
            "..",
        ])
    func names(name: String) {
        #expect(throws: DataSetProblem.self) { try Tar.members(of: Tar.archive([Tar.Member(name: name, bytes: [1])])) }
    }

    @Test("A file twice, a damaged header, a link and a device are refused")
    func hostile() {
        #expect(throws: DataSetProblem.self) { try Tar.members(of: Tar.archive([members[1], members[1]])) }
        let archive = Tar.archive(members)
        for index in stride(from: 0, to: 512, by: 3) where archive[index] != 0 && index != 154 {
            var damaged = archive
            damaged[index] ^= 1
            #expect(throws: DataSetProblem.self, "\(index)") { try Tar.members(of: damaged) }
        }
        for kind in "123456xgL" {
            var other = archive
            let byte = kind.asciiValue ?? 0
            // The checksum follows the kind.
            other[156] = byte
            let sum = other[0..<512].enumerated().reduce(0) { $0 + (148..<156 ~= $1.offset ? 32 : Int($1.element)) }
            let digits = String(sum, radix: 8)
            let text = String(repeating: "0", count: 6 - digits.utf8.count) + digits
            for (offset, digit) in text.utf8.enumerated() { other[148 + offset] = digit }
            #expect(throws: DataSetProblem.self, "\(kind)") { try Tar.members(of: other) }
        }
    }

    @Test("Y2 An archive may have 5,000 files", arguments: [(5_000, true), (5_001, false)])
    func most(count: Int, isRead: Bool) {
        let archive = Tar.archive((0..<count).map { Tar.Member(name: "\($0)", bytes: []) })
        #expect((try? Tar.members(of: archive))?.count == (isRead ? count : nil))
    }

    @Test("Y2 An archive of more than 32 MB is refused before it is unpacked")
    func largest() {
        let problem = #expect(throws: DataSetProblem.self) {
            try DataSet(archive: [UInt8](repeating: 0, count: 33_554_433))
        }
        #expect(problem == .archive("it is larger than 33554432 bytes"))
    }

    @Test("What is no data set is refused")
    func noSet() throws {
        for bytes in [[], Array("hello".utf8), try ArchiveGzip.compressed(Tar.archive(Array(members.dropFirst())))] {
            #expect(throws: DataSetProblem.self) { try DataSet(archive: bytes) }
        }
        // It begins as it should, and lacks the documents.
        let problem = #expect(throws: DataSetProblem.self) {
            try DataSet(archive: try ArchiveGzip.compressed(Tar.archive([members[0]])))
        }
        #expect(problem?.description.contains("countries.xml") == true)
    }
}
