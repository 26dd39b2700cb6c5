import Testing

@testable import AlmanacValues

/// Tests every limit of values: at the limit, one below and one above.
@Suite("Limits of values")
struct EdgeTests {
    private func text(_ length: Int) -> String { String(repeating: "a", count: length) }

    @Test("An ID has 1 to 100 letters", arguments: [(0, false), (1, true), (99, true), (100, true), (101, false)])
    func sluggedID(length: Int, isID: Bool) {
        #expect((PersonID(text(length)) != nil) == isID)
    }

    @Test(
        "A region's code has 1 to 24 letters", arguments: [(0, false), (1, true), (23, true), (24, true), (25, false)])
    func region(length: Int, isCode: Bool) {
        #expect((RegionCode(text(length)) != nil) == isCode)
    }

    @Test("A slug has at most 80 letters, and ends with a word", arguments: [(38, 79), (39, 80), (40, 40), (41, 40)])
    func slug(second: Int, length: Int) {
        #expect(Slug("\(text(40)) \(text(second))").description.utf8.count == length)
    }

    @Test("A slug's first word is cut at 320 letters", arguments: [(319, 319), (320, 320), (321, 320)])
    func word(length: Int, kept: Int) {
        #expect(Slug(text(length)).description.utf8.count == kept)
    }

    @Test(
        "The second holiday of a name and all later ones have a number in their slug",
        arguments: [(1, "easter"), (2, "easter-2"), (3, "easter-3")])
    func numberedSlug(number: Int, text: String) {
        #expect(Slug("Easter").numbered(number).description == text)
    }

    @Test("A printed slug has 1 to 400 letters", arguments: [(0, false), (1, true), (400, true), (401, false)])
    func printedSlug(length: Int, isSlug: Bool) {
        #expect((Slug(printed: text(length)) != nil) == isSlug)
    }

    @Test("The year of a partial date is between −9999 and 9999")
    func partialYears() {
        #expect(PartialDate(year: 9999) != nil && PartialDate(year: 10_000) == nil)
        #expect(PartialDate(year: -9999) != nil && PartialDate(year: -10_000) == nil)
        #expect(PartialDate(year: 2000, month: 12) != nil && PartialDate(year: 2000, month: 13) == nil)
        #expect(PartialDate(year: 2000, month: 1) != nil && PartialDate(year: 2000, month: 0) == nil)
    }

    @Test("The year of a civil date is between 0 and 9999, and its day is in its month")
    func civilDates() {
        #expect(CivilDate("0000-01-01") != nil && CivilDate("9999-12-31") != nil)
        #expect(CivilDate(year: -1, month: 12, day: 31) == nil && CivilDate(year: 10_000, month: 1, day: 1) == nil)
        for (month, last) in [(1, 31), (2, 28), (4, 30), (12, 31)] {
            #expect(CivilDate(year: 2026, month: month, day: last) != nil)
            #expect(CivilDate(year: 2026, month: month, day: last + 1) == nil)
        }
        #expect(CivilDate(year: 2026, month: 1, day: 0) == nil && CivilDate(year: 2026, month: 13, day: 1) == nil)
    }

    @Test("A search finds a text as long as the query, but no shorter one")
    func search() {
        #expect(SearchKey("abc").match(SearchKey("abc")) == .exact)
        #expect(SearchKey("ab").match(SearchKey("abc")) == nil && SearchKey("abcd").match(SearchKey("abc")) == .prefix)
    }
}
