import TestSupport
import Testing

@Suite("Groups of long lists")
struct LetterGroupTests {
    @Test("Names are grouped by their first letter without its accent; others come first, as #")
    func letters() {
        let groups = LetterGroup.groups(of: ["Åland", "Austria", "Österreich", "Ελλάδα", "1 May", "Zürich"]) {
            SearchKey($0)
        }
        #expect(groups.map(\.letter) == ["#", "A", "O", "Z"])
        #expect(groups.map(\.items) == [["Ελλάδα", "1 May"], ["Åland", "Austria"], ["Österreich"], ["Zürich"]])
        #expect(LetterGroup.groups(of: [String]()) { SearchKey($0) }.isEmpty)
    }

    @Test("The groups of more than forty rows are folded")
    func folded() {
        #expect(!LongList.isFolded(0) && !LongList.isFolded(40) && LongList.isFolded(41))
    }
}
