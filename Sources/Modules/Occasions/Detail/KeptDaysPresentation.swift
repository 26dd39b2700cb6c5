import AlmanacValues
import Layout
import VIPER

/// Tells when and where an occasion is a public holiday.
struct KeptDaysPresentation<R: Router<OccasionDetailNavigation>> {
    let kept: KeptOccasion
    let words: OccasionsWords
    let router: R

    /// The most dates of a year that the table lists, and that are shown unfolded: Independence Day has a hundred.
    private static var mostDates: Int { 12 }

    /// The most countries of a year that are shown unfolded: Christmas Day has two hundred.
    private static var mostCountries: Int { 60 }

    /// Nil if no country keeps the occasion in any of the years.
    var years: OccasionYears? {
        guard kept.years.contains(where: { !$0.days.isEmpty }) else { return nil }
        return OccasionYears(
            caption: words.years,
            rows: kept.years.map { year in
                let isListed = 1...Self.mostDates ~= year.days.count
                return OccasionYearRow(
                    year: String(year.year), isCurrent: year.year == kept.year,
                    dates: isListed ? year.days.map(date) : [], text: isListed ? nil : summary(year.days))
            })
    }

    /// The countries of the current year; of the next year that has any if the current one has none, or of the last.
    /// Nil if no year has any.
    var places: OccasionPlaces? {
        let inOrder = kept.years.filter { $0.year >= kept.year } + kept.years.reversed().filter { $0.year < kept.year }
        guard let year = inOrder.first(where: { !$0.days.isEmpty }) else { return nil }
        return OccasionPlaces(
            title: words.places(in: year.year),
            remark: words.placesRemark(hasEstimated: year.days.contains { !$0.estimated.isEmpty }),
            isOpen: isShort(year),
            dates: year.days.map { day in
                OccasionDate(
                    date: words.text(day.date, .full), isoDate: day.date.description, isObserved: day.isObserved,
                    isEstimated: isEstimatedEverywhere(day), observed: day.observedFor.map { words.observed(for: $0) },
                    countries: countries(of: day))
            })
    }

    private func isShort(_ year: KeptOccasion.Year) -> Bool {
        let countries = year.days.map { $0.countries.count + $0.countriesInPart.count }.reduce(0, +)
        return year.days.count <= Self.mostDates && countries <= Self.mostCountries
    }

    private func date(_ day: KeptOccasion.Day) -> OccasionYearDate {
        OccasionYearDate(
            date: words.text(day.date, .weekdayAndDay), isoDate: day.date.description,
            isObserved: day.isObserved, isEstimated: day.isMostlyEstimated,
            keepers: words.keepers(day.countries.count, inPart: day.countriesInPart.count) ?? "")
    }

    private func summary(_ days: [KeptOccasion.Day]) -> String {
        guard let first = days.first, let last = days.last else { return words.noPublicHoliday }
        return words.dates(days.count, from: first.date, to: last.date)
    }

    private func isEstimatedEverywhere(_ day: KeptOccasion.Day) -> Bool {
        (day.countries + day.countriesInPart).allSatisfy { day.estimated.contains($0.code) }
    }

    /// The countries of a day by name, whether they keep it nationwide or in part.
    private func countries(of day: KeptOccasion.Day) -> [OccasionCountry] {
        let all = day.countries.map { ($0, isInPart: false) } + day.countriesInPart.map { ($0, isInPart: true) }
        // If the date itself is marked, the countries need no mark.
        let estimated = isEstimatedEverywhere(day) ? [] : day.estimated
        return all.sorted { $0.0.place < $1.0.place }.map { country, isInPart in
            // The list of all regions: it has the occasion, whoever keeps it.
            let filter = HolidayFilter(isEverywhere: isInPart)
            return OccasionCountry(
                flag: country.code.flag, name: words.text(country.name), part: isInPart ? words.someRegions : nil,
                isEstimated: estimated.contains(country.code),
                link: router.link(to: .holidays(HolidayYear(country.code, day.date.year, filter))))
        }
    }
}
