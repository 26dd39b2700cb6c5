import HTML
import Testing

@Suite("Sections")
struct SectionTests {
    @Test("A Bool keeps what was current")
    func bool() {
        #expect({ Array(HTMLWriter().section(true, in: "current")) }() == ["current"])
        #expect({ Array(HTMLWriter().section(false, in: "current")).isEmpty }())
    }

    @Test("An Optional is its value, or nothing")
    func optional() {
        #expect({ Array(HTMLWriter().section(Optional(1), in: self)) }() == [1])
        #expect({ Array(HTMLWriter().section(Optional<Int>.none, in: self)).isEmpty }())
        #expect({ Array(HTMLWriter().section(Optional(""), in: self)) }() == [""])
        #expect({ Array(HTMLWriter().section(Optional([1, 2]), in: self)) }() == [[1, 2]])
        #expect({ Array(HTMLWriter().section(Optional(false), in: self)) }() == [false])
    }

    @Test("Text is no sequence of Characters: it is there unless it is empty")
    func text() {
        #expect({ Array(HTMLWriter().section("ab", in: self)) }() == ["ab"])
        #expect({ Array(HTMLWriter().section("ab"[...], in: self)) }() == ["ab"])
        #expect({ Array(HTMLWriter().section("", in: self)).isEmpty }())
    }

    @Test("A sequence is its elements")
    func sequence() {
        #expect({ Array(HTMLWriter().section([1, 2, 3], in: self)) }() == [1, 2, 3])
        #expect({ Array(HTMLWriter().section(1...2, in: self)) }() == [1, 2])
        #expect({ Array(HTMLWriter().section([Int](), in: self)).isEmpty }())
        let counting = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
        #expect({ Array(HTMLWriter().section(counting, in: self)) }() == [1, 2, 3])
    }

    @Test("Any other value is itself")
    func value() {
        #expect({ Array(HTMLWriter().section(7, in: self)) }() == [7])
    }

    @Test("Inverted: what the section would not write")
    func inverted() {
        #expect({ HTMLWriter().inverted(false) }())
        #expect({ !HTMLWriter().inverted(true) }())
        #expect({ HTMLWriter().inverted(Optional<Int>.none) }())
        #expect({ !HTMLWriter().inverted(Optional(0)) }())
        #expect({ HTMLWriter().inverted("") }())
        #expect({ !HTMLWriter().inverted("a") }())
        #expect({ HTMLWriter().inverted([Int]()) }())
        #expect({ !HTMLWriter().inverted([0]) }())
    }
}
