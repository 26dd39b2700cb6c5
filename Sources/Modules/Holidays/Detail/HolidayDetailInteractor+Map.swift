import AlmanacValues
import Entities
import ServiceContracts

extension HolidayDetailInteractor {
    /// Returns where a holiday is kept within the country. Nil if the whole country keeps it, if the source does not
    /// say where, and if a map would show no difference. The page names the regions too, so a map that fails is left
    /// out.
    func map(of keepers: HolidayKeepers, in calendar: HolidayCalendar) async -> KeepersMap? {
        let known = Set(calendar.regions.map(\.code))
        let all = keepers.whole.union(keepers.inPart)
        guard all != known, let map = try? await world.map(of: calendar.country) else { return nil }
        let shapes = map.shapes.map { shape in
            KeepersMap.Shape(
                regions: shape.regions.map(calendar.name), state: state(of: shape.regions, keepers), form: shape.form)
        }
        guard Set(shapes.map(\.state)).count > 1 else { return nil }
        let drawn = Set(map.shapes.flatMap(\.regions))
        return KeepersMap(
            width: map.width, height: map.height, shapes: shapes,
            insets: map.insets,
            unmapped: calendar.withoutParts(calendar.regions.map(\.code).filter(all.contains))
                .filter { !drawn.contains($0) }.map(calendar.name))
    }

    private func state(of regions: [RegionCode], _ keepers: HolidayKeepers) -> KeepersMap.State {
        if !regions.isEmpty, regions.allSatisfy(keepers.whole.contains) { return .kept }
        return regions.contains { keepers.whole.contains($0) || keepers.inPart.contains($0) } ? .keptInPart : .notKept
    }
}
