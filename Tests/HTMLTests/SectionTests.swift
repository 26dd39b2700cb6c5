import HTML
import Testing

@Suite("Sections")
struct SectionTests {
    @Test("A Bool keeps the current value")
    func bool() {
        withUnsafePointer(to: "current") { current in
            #expect(values { HTMLWriter().section(true).write(in: current, into: &$0, $1) } == ["current"])
            #expect(values { HTMLWriter().section(false).write(in: current, into: &$0, $1) }.isEmpty)
        }
    }

    @Test("An Optional gives its value, or nothing")
    func optional() {
        #expect(values { HTMLWriter().section(Optional(1)).write(in: self, into: &$0, $1) } == [1])
        #expect(values { HTMLWriter().section(Optional<Int>.none).write(in: self, into: &$0, $1) }.isEmpty)
        #expect(values { HTMLWriter().section(Optional("")).write(in: self, into: &$0, $1) } == [""])
        #expect(values { HTMLWriter().section(Optional([1, 2])).write(in: self, into: &$0, $1) } == [[1, 2]])
        #expect(values { HTMLWriter().section(Optional(false)).write(in: self, into: &$0, $1) } == [false])
    }

    @Test("Text is one value, not a sequence of Characters; empty text gives nothing")
    func text() {
        #expect(values { HTMLWriter().section("ab").write(in: self, into: &$0, $1) } == ["ab"])
        #expect(values { HTMLWriter().section("ab"[...]).write(in: self, into: &$0, $1) } == ["ab"[...]])
        #expect(values { HTMLWriter().section("").write(in: self, into: &$0, $1) }.isEmpty)
    }

    @Test("A sequence gives its elements")
    func sequence() {
        #expect(values { HTMLWriter().section([1, 2, 3]).write(in: self, into: &$0, $1) } == [1, 2, 3])
        #expect(values { HTMLWriter().section(1...2).write(in: self, into: &$0, $1) } == [1, 2])
        #expect(values { HTMLWriter().section([Int]()).write(in: self, into: &$0, $1) }.isEmpty)
        let counting = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
        #expect(values { HTMLWriter().section(counting).write(in: self, into: &$0, $1) } == [1, 2, 3])
    }

    @Test("Any other value gives itself")
    func value() {
        #expect(values { HTMLWriter().section(7).write(in: self, into: &$0, $1) } == [7])
    }

    /// The values that a section's content is written for.
    ///
    /// - Parameter write: writes a section whose content is the second argument.
    private func values<Value>(
        _ write: (inout HTMLWriter, (UnsafePointer<Value>, inout HTMLWriter) -> Void) -> Void
    ) -> [Value] {
        var values: [Value] = []
        var writer = HTMLWriter()
        write(&writer) { value, _ in values.append(value.pointee) }
        return values
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
