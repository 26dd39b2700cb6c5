import Markup
import Support
import Testing

/// Sample documents with some bytes changed, the same ones in each run. Every input is parsed or rejected without a
/// crash.
@Suite("Mutated documents")
struct MutationTests {
    static let samples = [
        "<?xml version='1.0' encoding='UTF-8'?><l xmlns:x='urn:x' x:a='1'><!-- c --><n>1</n><n b='&lt;é'>2</n></l>",
        "<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY e \"%p;\"><!ATTLIST a b CDATA #IMPLIED>]><a b='c'>&e;&#x41;</a>",
        "<s:Envelope xmlns:s='urn:s'><s:Body><r xmlns='urn:r'><![CDATA[<x>]]></r></s:Body></s:Envelope>",
        "<!DOCTYPE html><html lang=en><head><script>if (a<b) {}</script></head><body><ul><li>1<li>2 &nbsp;</ul>",
        "<p class='a b' hidden>T<br>é<table><tr><td>x</table><svg><path d='M0'/></svg></p><style>a{}</style>",
    ]

    @Test("R7 documents with changed bytes are parsed or rejected", arguments: samples.indices)
    func mutations(index: Int) throws {
        var generator = SplitMix64(seed: UInt64(index))
        let schema = try RelaxNG(rng: Array(RelaxNGTests.list.utf8))
        let number = try Schema(xsd: Array(SchemaTests.oneNumber.utf8))
        let path = XPath("//*[@b or n or li]//text()")
        var read = 0
        for _ in 0..<1_000 {
            let bytes = Self.mutated(Array(Self.samples[index].utf8), using: &generator)
            do throws(MarkupError) {
                var document = try Document(xml: bytes)
                read += document.prettyPrinted().utf8.count
                _ = try document.root.strings(path)
                let copy = try Document(xml: document.serialized())
                #expect(SerializationTests.dump(copy.root) == SerializationTests.dump(document.root))
                try document.validate(against: schema)
                try document.validate(against: number)
            } catch {
                #expect(!error.problems.isEmpty)
            }
            do throws(MarkupError) {
                let document = try Document(html: bytes)
                read += document.prettyPrinted().utf8.count + document.root.text.utf8.count
                _ = try document.root.strings(path)
                read += try document.serialized().count
            } catch {
                #expect(!error.problems.isEmpty)
            }
        }
        #expect(read > 0)
    }

    private static func mutated(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<4, using: &generator) {
            guard !bytes.isEmpty else { break }
            let start = Int.random(in: bytes.indices, using: &generator)
            let end = Int.random(in: start...min(start + 8, bytes.count), using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[start] = Array("<>&'\"=/![]- ".utf8).randomElement(using: &generator) ?? 0
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
            default: bytes.removeLast(Int.random(in: 0...min(8, bytes.count), using: &generator))
            }
        }
        return bytes
    }
}
