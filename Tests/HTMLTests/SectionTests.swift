import HTML
import Testing

@Suite("Sections")
struct SectionTests {
    private let writer = HTMLWriter()

    @Test("A Bool keeps what was current")
    func bool() {
        #expect(Array(writer.section(true, in: "current")) == ["current"])
        #expect(Array(writer.section(false, in: "current")).isEmpty)
    }

    @Test("An Optional is its value, or nothing")
    func optional() {
        #expect(Array(writer.section(Optional(1), in: self)) == [1])
        #expect(Array(writer.section(Optional<Int>.none, in: self)).isEmpty)
        #expect(Array(writer.section(Optional(""), in: self)) == [""])
        #expect(Array(writer.section(Optional([1, 2]), in: self)) == [[1, 2]])
        #expect(Array(writer.section(Optional(false), in: self)) == [false])
    }

    @Test("Text is no sequence of Characters: it is there unless it is empty")
    func text() {
        #expect(Array(writer.section("ab", in: self)) == ["ab"])
        #expect(Array(writer.section("ab"[...], in: self)) == ["ab"])
        #expect(Array(writer.section("", in: self)).isEmpty)
    }

    @Test("A sequence is its elements")
    func sequence() {
        #expect(Array(writer.section([1, 2, 3], in: self)) == [1, 2, 3])
        #expect(Array(writer.section(1...2, in: self)) == [1, 2])
        #expect(Array(writer.section([Int](), in: self)).isEmpty)
        let counting = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
        #expect(Array(writer.section(counting, in: self)) == [1, 2, 3])
    }

    @Test("Any other value is itself")
    func value() {
        #expect(Array(writer.section(7, in: self)) == [7])
    }

    @Test("Inverted: what the section would not write")
    func inverted() {
        #expect(writer.inverted(false))
        #expect(!writer.inverted(true))
        #expect(writer.inverted(Optional<Int>.none))
        #expect(!writer.inverted(Optional(0)))
        #expect(writer.inverted(""))
        #expect(!writer.inverted("a"))
        #expect(writer.inverted([Int]()))
        #expect(!writer.inverted([0]))
    }
}
