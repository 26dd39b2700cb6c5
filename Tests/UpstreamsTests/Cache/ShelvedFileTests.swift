import Testing

@testable import Upstreams

@Suite("A document as a file")
struct ShelvedFileTests {
    private let document = ShelvedDocument(
        bytes: Array("<a>ü</a>".utf8), validators: Validators(entityTag: "1"), fetched: 1, renewed: 2)

    /// The parts of a file after the checksum.
    private var parts: [UInt8] { Array(ShelvedFile.bytes(of: document, for: .example("a")).dropFirst(19 + 17)) }

    private func file(_ parts: [UInt8]) -> [UInt8] {
        Array("almanac document 1\n\(Checksum.hexadecimal(Checksum.of(parts)))\n".utf8) + parts
    }

    @Test("The checksum is CRC-64/XZ: it gives the check value of the CRC catalogue")
    func checksum() {
        #expect(Checksum.of("123456789".utf8) == 0x995D_C9BB_DF19_39FA)
        #expect(Checksum.hexadecimal(0xAB) == "00000000000000ab")
    }

    @Test("A file is a line, a checksum and netstrings")
    func format() {
        let file = file(parts)
        #expect(file == ShelvedFile.bytes(of: document, for: .example("a")))
        #expect(
            String(decoding: parts, as: UTF8.self)
                == "3:GET,30:https://holidays.example/a.xml,1:1,1:2,1:1,0:,0:,9:<a>ü</a>,")
    }

    @Test("Forged parts with a correct checksum are parsed or rejected, without a crash")
    func hostile() {
        var refused = 0
        for _ in 0..<20_000 {
            var parts = parts
            for _ in 0..<Int.random(in: 1...3) {
                let place = Int.random(in: 0..<parts.count)
                switch Int.random(in: 0..<3) {
                case 0: parts[place] = Array("0123456789:,-+ ".utf8).randomElement() ?? 0
                case 1: parts.remove(at: place)
                default: parts.insert(.random(in: 0...255), at: place)
                }
            }
            if (try? ShelvedFile(file(parts))) == nil { refused += 1 }
        }
        #expect(refused > 10_000)
        for text in ["", ":", ",", "9999999999:", "-1:,", "0:", "0:,0:,0:,0:,0:,0:,0:,0:,", "99999999999999999999:x,"] {
            #expect(throws: Damage.self) { try ShelvedFile(file(Array(text.utf8))) }
        }
        #expect(throws: Damage.self) { try ShelvedFile(file(parts + Array("0:,".utf8))) }
    }

    @Test("The name of a rejected document's file has plain characters only")
    func refusedNames() {
        let name = RefusedFileName("../../etc/Pass wd\u{0}é" + String(repeating: "x", count: 300), .example("a")).text
        #expect(name.wholeMatch(of: #/[a-z0-9-]{60}-[0-9a-f]{16}/#) != nil, "\(name)")
    }
}
