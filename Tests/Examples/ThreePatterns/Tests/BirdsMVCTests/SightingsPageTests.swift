import Birds
import Testing

@testable import BirdsMVC

@Suite("MVC: the view's words")
struct SightingsPageTests {
    @Test("The title counts", arguments: [(0, "0 sightings"), (1, "1 sighting"), (2, "2 sightings")])
    func title(count: Int, title: String) {
        let puffins = Array(repeating: Sighting(species: "Puffin", count: 3), count: count)
        #expect(SightingsPage(puffins).title == title)
        #expect(SightingsPage(puffins).rows == Array(repeating: "Puffin: 3", count: count))
    }

    @Test("Without a source there is a notice, and no row")
    func notice() {
        let page = SightingsPage(nil)
        #expect(page.title == "Sightings" && page.rows.isEmpty)
        #expect(page.notice == "Our source does not answer. Try again in a few minutes.")
    }

    @Test("A broken rule is named, and what was entered stays")
    func problems() {
        let draft = SightingDraft(species: "", count: "x")
        let page = SightingsPage([], draft, .speciesMissing)
        #expect(page.form.problem == "Enter the species" && page.form.count == "x")
        #expect(SightingsPage([], draft, .countOutside(1...9)).form.problem == "Count must be from 1 to 9")
    }
}
