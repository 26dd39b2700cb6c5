public import AlmanacValues
import Entities
public import ServiceContracts
public import Support

extension OwnAlmanac {
    /// Returns what does not fit in a calendar: a place that does not exist, or a holiday that its places do not have.
    public static func problems(
        of calendar: OwnCalendar, with services: some CountryService & HolidayService
    ) async -> [FileProblem] {
        var problems: [FileProblem] = []
        var slugs: [Slug: Bool] = [:]
        for place in calendar.bases {
            guard let base = await self.calendar(of: place.country, services) else {
                problems.append(FileProblem(calendar.file, "there is no country \(place.country)"))
                continue
            }
            if let region = place.region, !base.regions.contains(where: { $0.code == region }) {
                let known = base.regions.map(\.code.description).sorted().joined(separator: ", ")
                problems.append(
                    FileProblem(
                        calendar.file,
                        "\(place.country) has no region \(region)\(known.isEmpty ? "" : "; it has \(known)")"))
            }
            for holiday in base.holidays {
                let share = holiday.kind.share(of: place.region)
                guard share != .none else { continue }
                slugs[holiday.kind.slug] = (slugs[holiday.kind.slug] ?? false) || share == .parts
            }
        }
        for slug in calendar.without.sorted(by: { $0.description < $1.description }) where slugs[slug] == nil {
            problems.append(FileProblem(calendar.file, "its places have no \(slug) that it could be without"))
        }
        for slug in calendar.with.sorted(by: { $0.description < $1.description }) where slugs[slug] != true {
            problems.append(FileProblem(calendar.file, "\(slug) is no holiday of parts of its places"))
        }
        return problems
    }

    /// Returns the corrections of a country that have no effect.
    public static func problems(
        of corrections: [OwnCorrection], in country: CountryCode, with services: some HolidayService
    ) async -> [FileProblem] {
        guard let base = await calendar(of: country, services) else {
            return corrections.prefix(1).map {
                FileProblem($0.file, line: $0.line, "there is no country \(country)")
            }
        }
        var problems: [FileProblem] = []
        _ = base.corrected(by: corrections) { problems.append($0) }
        return problems
    }

    private static func calendar(of country: CountryCode, _ services: some HolidayService) async -> HolidayCalendar? {
        let scope = CalendarScope(years: CivilDate.years)
        do throws(ServiceFailure) {
            return try await services.calendar(of: country, covering: scope)?.value
        } catch {
            return nil
        }
    }
}
