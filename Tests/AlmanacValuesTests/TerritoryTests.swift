import AlmanacValues
import Testing

@Suite("Territories")
struct TerritoryTests {
    @Test(
        "A country, or a country and a region, is printed and parsed",
        arguments: [("DE", "DE"), ("de-by", "DE-BY"), ("FR-6AE", "FR-6AE"), ("XX-a-b_c", "XX-A-B_C")])
    func parsed(text: String, printed: String) throws {
        let territory = try #require(Territory(text))
        #expect(territory.description == printed)
        #expect(Territory(territory.description) == territory)
    }

    @Test(
        "Anything else is not a territory",
        arguments: [
            "", "D", "DEU", "-BY", "DE-", "DE BY", "DE-B Y", "DE-BÝ", "DE-B\u{301}", "D-BY",
            "DE-" + String(repeating: "B", count: 25),
        ])
    func refused(text: String) {
        #expect(Territory(text) == nil)
    }
}
