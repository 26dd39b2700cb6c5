import TestSupport
import Testing

@Suite("The section that explains a day")
struct StorySectionTests {
    @Test("It has the three texts under their headings, as they were written")
    func texts() {
        let section = StorySection(Sample.hostileStory)
        #expect([section.what, section.date] == [Sample.hostile, Sample.rightToLeft] && section.kept == Sample.long)
        #expect([section.title, section.dateTitle, section.keptTitle] == ["What it is", "The date", "How it is kept"])
    }

    @Test("Sources are counted in their title, and divided by semicolons")
    func sources() {
        let one = StorySection(Sample.story("x"))
        #expect(one.sourcesTitle == "Source:" && one.sources.map(\.separator) == [""])
        let three = StorySection(Sample.story("x", sources: ["A", "B", "C"]))
        #expect(three.sourcesTitle == "Sources:" && three.sources.map(\.separator) == ["", "; ", "; "])
        #expect(three.sources.map(\.text) == ["A", "B", "C"])
    }
}
