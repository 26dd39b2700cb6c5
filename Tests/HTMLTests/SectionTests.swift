import HTML
import Testing

@Suite("Sections")
struct SectionTests {
    @Test("A Bool keeps the current value")
    func bool() {
        #expect({ Array(HTMLWriter().section(true, in: "current")) }() == ["current"])
        #expect({ Array(HTMLWriter().section(false, in: "current")).isEmpty }())
    }

    @Test("An Optional gives its value, or nothing")
    func optional() {
        #expect({ Array(HTMLWriter().section(Optional(1), in: self)) }() == [1])
        #expect({ Array(HTMLWriter().section(Optional<Int>.none, in: self)).isEmpty }())
        #expect({ Array(HTMLWriter().section(Optional(""), in: self)) }() == [""])
        #expect({ Array(HTMLWriter().section(Optional([1, 2]), in: self)) }() == [[1, 2]])
        #expect({ Array(HTMLWriter().section(Optional(false), in: self)) }() == [false])
    }

    @Test("Text is one value, not a sequence of Characters; empty text gives nothing")
    func text() {
        #expect({ Array(HTMLWriter().section("ab", in: self)) }() == ["ab"])
        #expect({ Array(HTMLWriter().section("ab"[...], in: self)) }() == ["ab"])
        #expect({ Array(HTMLWriter().section("", in: self)).isEmpty }())
    }

    @Test("A sequence gives its elements")
    func sequence() {
        #expect({ Array(HTMLWriter().section([1, 2, 3], in: self)) }() == [1, 2, 3])
        #expect({ Array(HTMLWriter().section(1...2, in: self)) }() == [1, 2])
        #expect({ Array(HTMLWriter().section([Int](), in: self)).isEmpty }())
        let counting = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
        #expect({ Array(HTMLWriter().section(counting, in: self)) }() == [1, 2, 3])
    }

    @Test("Any other value gives itself")
    func value() {
        #expect({ Array(HTMLWriter().section(7, in: self)) }() == [7])
    }

    @Test("A section without names is written as often as one with names")
    func count() {
        #expect({ HTMLWriter().count(true) }() == 1)
        #expect({ HTMLWriter().count(false) }() == 0)
        #expect({ HTMLWriter().count(Optional(0)) }() == 1)
        #expect({ HTMLWriter().count(Optional<Int>.none) }() == 0)
        #expect({ HTMLWriter().count(Optional([1, 2])) }() == 1)
        #expect({ HTMLWriter().count("ab") }() == 1)
        #expect({ HTMLWriter().count("") }() == 0)
        #expect({ HTMLWriter().count([1, 2, 3]) }() == 3)
        #expect({ HTMLWriter().count([Int]()) }() == 0)
        let counting = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
        #expect({ HTMLWriter().count(counting) }() == 3)
        #expect({ HTMLWriter().count(7) }() == 1)
    }

    @Test("An inverted section is written if the section would be empty")
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
