import AlmanacValues
import Layout

// The map of a holiday's regions.

extension HolidaysWords {
    func legend(_ state: KeepersMap.State) -> String {
        switch state {
        case .kept: kept
        case .keptInPart: keptInPart
        case .notKept: notKept
        }
    }

    /// "Bavaria: kept", "Andhra Pradesh and Telangana: kept in part", what the map says of a shape.
    func shape(of regions: [ForeignText], _ state: KeepersMap.State) -> String {
        switch state {
        case .kept: kept(regions: regions)
        case .keptInPart: keptInPart(regions: regions)
        case .notKept: notKept(regions: regions)
        }
    }
}
