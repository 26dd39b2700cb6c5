import Testing

@testable import DataSets

@Suite("Signatures of data sets")
struct SigningTests {
    private let bytes = Array("the holidays".utf8)

    @Test("Y2 What is signed is believed, with its comment")
    func good() throws {
        let key = try SecretKey()
        let signature = try key.signature(of: bytes, comment: "data of today")
        #expect(try key.publicKey.check(bytes, against: signature) == "data of today")
    }

    @Test("Keys are the same after they were written and read")
    func files() throws {
        let key = try SecretKey(try SecretKey().file)
        let signature = try key.signature(of: bytes, comment: "x")
        try PublicKey(key.publicKey.file).check(bytes, against: signature)
        let line = key.publicKey.file.split(separator: "\n")[1]
        try PublicKey(String(line)).check(bytes, against: signature)
    }

    @Test("Y2 Other bytes, another comment, another key and another signature are refused")
    func bad() throws {
        let (key, other) = (try SecretKey(), try SecretKey())
        let signature = try key.signature(of: bytes, comment: "data")
        #expect(throws: DataSetProblem.self) { try key.publicKey.check(bytes + [0], against: signature) }
        #expect(throws: DataSetProblem.self) { try key.publicKey.check([], against: signature) }
        #expect(throws: DataSetProblem.self) {
            try key.publicKey.check(bytes, against: signature.replacing("data\n", with: "datb\n"))
        }
        #expect(throws: DataSetProblem.self) { try other.publicKey.check(bytes, against: signature) }
        let foreign = PublicKey(id: key.publicKey.id, key: other.publicKey.key)
        #expect(throws: DataSetProblem.self) { try foreign.check(bytes, against: signature) }
        for text in [
            "", "untrusted comment: x", signature + "more\n", signature.replacing("untrusted", with: "trusted"),
        ] {
            #expect(throws: DataSetProblem.self) { try key.publicKey.check(bytes, against: text) }
        }
    }

    @Test("A signature with any character changed is refused")
    func everyCharacter() throws {
        let key = try SecretKey()
        let signature = Array(try key.signature(of: bytes, comment: "c").utf8)
        let second = try #require(signature.firstIndex(of: UInt8(ascii: "\n")))
        var refused = 0
        for index in signature.indices.dropFirst(second + 1) where signature[index] != UInt8(ascii: "\n") {
            var changed = signature
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let text = String(decoding: changed, as: UTF8.self)
            // The last digits of base64 may have bits that mean nothing.
            let isSame = [1, 3].allSatisfy {
                Minisign.bytes(of: Minisign.lines(of: text)[$0])
                    == Minisign.bytes(of: Minisign.lines(of: String(decoding: signature, as: UTF8.self))[$0])
            }
            if isSame, Minisign.lines(of: text)[2] == "trusted comment: c" { continue }
            #expect(throws: DataSetProblem.self, "\(index)") { try key.publicKey.check(bytes, against: text) }
            refused += 1
        }
        // 100 and 88 digits, and the comment; two digits may say the same.
        #expect(refused > 200)
    }

    @Test(
        "A secret key that is damaged, or has a password, is refused",
        arguments: ["", "RWQ", "untrusted comment: x\n////\n"])
    func keys(text: String) throws {
        #expect(throws: DataSetProblem.self) { try SecretKey(text) }
        #expect(throws: DataSetProblem.self) { try PublicKey(text) }
        var bytes = try #require(Minisign.bytes(of: Minisign.lines(of: try SecretKey().file)[1]))
        bytes[70] ^= 1
        #expect(throws: DataSetProblem.self) { try SecretKey(Minisign.text(bytes)) }
        bytes[70] ^= 1
        bytes[2] = UInt8(ascii: "S")
        #expect(throws: DataSetProblem.self) { try SecretKey(Minisign.text(bytes)) }
    }

    /// Made with minisign 0.10 of Debian 12: `minisign -G -W`, `minisign -S -m FILE -t "data of 2026"`.
    @Test("A signature of minisign is believed")
    func minisign() throws {
        let key = try PublicKey(Self.key)
        #expect(try key.check(Array("almanac\n".utf8), against: Self.signature) == "data of 2026")
    }

    private static let key = """
        untrusted comment: minisign public key F670CD74ED5FFF7F
        RWR//1/tdM1w9tfa+DU6IrC1iRnN1MxYSPvjeoDuMyYIwLrZcXlOATkz

        """
    private static let signature = """
        untrusted comment: signature from minisign secret key
        RUR//1/tdM1w9l0vUnsoEtrY6dZ5cOvGuoRYLkYAqGTDVMjxq1752zytsyUSywzob+HLfPOLEf3dxYhkTBCwt2An4XPj1QP+qwo=
        trusted comment: data of 2026
        m7wL9gtOzz+B4HyvSqNaQe2AcvIFUEZ/DLZjrKioFPUcqMa0MA7nXOTECBJnW1xgpazYOjyMSnRd9ihSCV11Ag==

        """
}
