import AlmanacValues
import Entities
import ServiceContracts

extension HolidayDetailInteractor {
    /// Returns where a holiday is kept within the country. Nil if the whole country keeps it, if the source does not
    /// say where, and if a map would show no difference. The page names the regions too, so a map that fails is left
    /// out.
    func map(of kind: HolidayKind, in calendar: HolidayCalendar) async -> KeepersMap? {
        let known = Set(calendar.regions.map(\.code))
        let keepers = (kind.regions.isEmpty ? known : Set(kind.regions)).subtracting(kind.exceptions)
        guard keepers != known, let map = try? await world.map(of: calendar.country) else { return nil }
        let shapes = map.shapes.map { shape in
            KeepersMap.Shape(
                regions: shape.regions.map(calendar.name), state: state(of: shape.regions, kind, keepers),
                form: shape.form)
        }
        guard Set(shapes.map(\.state)).count > 1 else { return nil }
        let drawn = Set(map.shapes.flatMap(\.regions))
        return KeepersMap(
            width: map.width, height: map.height, shapes: shapes,
            insets: map.insets,
            unmapped: calendar.withoutParts(calendar.regions.map(\.code).filter(keepers.contains))
                .filter { !drawn.contains($0) }.map(calendar.name))
    }

    private func state(
        of regions: [RegionCode], _ kind: HolidayKind, _ keepers: Set<RegionCode>
    ) -> KeepersMap.State {
        switch regions.count(where: keepers.contains) {
        case 0: .notKept
        case regions.count where !kind.isLocal: .kept
        default: .keptInPart
        }
    }
}
