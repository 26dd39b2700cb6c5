import AlmanacValues
import Layout

// The map of a holiday's regions.

extension HolidaysWords {
    /// The heading above the map.
    var whereKept: String { say("Where it is kept") }

    /// "Map of Germany: who keeps Assumption Day", for those who do not see it.
    func map(of name: LocalizedText, in country: ForeignText) -> String {
        say("Map of \(country: country): who keeps \(name)")
    }

    func legend(_ state: KeepersMap.State) -> String {
        switch state {
        case .kept: say("Kept")
        case .keptInPart: say("Kept in part")
        case .notKept: say("Not kept")
        }
    }

    /// "Bavaria: kept", "Andhra Pradesh and Telangana: kept in part", what the map says of a shape.
    func shape(of regions: [ForeignText], _ state: KeepersMap.State) -> String {
        switch state {
        case .kept: say("\(list: regions): kept")
        case .keptInPart: say("\(list: regions): kept in part")
        case .notKept: say("\(list: regions): not kept")
        }
    }

    /// What the map says of land that no region of ours has: "The rest of France: not kept"
    func rest(of country: ForeignText) -> String { say("The rest of \(country: country): not kept") }

    /// "Also kept, and not on the map: Guam and Puerto Rico."
    func unmapped(_ regions: [ForeignText]) -> String { say("Also kept, and not on the map: \(list: regions).") }
}
