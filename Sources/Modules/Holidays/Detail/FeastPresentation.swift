import AlmanacValues
import Layout
import VIPER

/// Formats when a feast is in other years, and where else it is kept.
struct FeastPresentation<R: Router<HolidayDetailNavigation>> {
    let detail: HolidayDetail
    let filter: HolidayFilter
    let router: R
    let words: HolidaysWords

    /// The month as a calendar, the world on the day, and the feast wherever it is kept.
    var more: [LabelledLink] {
        let date = detail.date
        let year = HolidayYear(detail.id.country, date.year, filter)
        let month = LabelledLink(
            label: words.month(of: date), link: router.link(to: .month(year, date.month)))
        let world = LabelledLink(label: words.world(on: date), link: router.link(to: .world(date)))
        let feast = detail.occasion.map {
            LabelledLink(label: words.occasion($0.name), link: router.link(to: .occasion($0.id)))
        }
        return [month, world] + (feast.map { [$0] } ?? [])
    }

    var otherYears: [OtherYearRow] {
        detail.otherYears.map { other in
            OtherYearRow(
                year: words.year(other.year),
                day: other.day.map { day in
                    OtherYearDay(
                        text: words.otherYear(day.date, isObserved: day.isObserved),
                        isoDate: day.date.description,
                        link: router.link(to: .day(ListedHoliday(day.id, in: filter))))
                },
                absence: other.isAnnounced ? words.notKeptLabel : words.notAnnouncedLabel)
        }
    }

    var elsewhere: ElsewhereSection? {
        guard !detail.elsewhere.isEmpty else { return nil }
        let countries = Set(detail.elsewhere.flatMap(\.countries).map(\.code)).count
        return ElsewhereSection(
            title: words.elsewhere(countries),
            dates: detail.elsewhere.map { day in
                // If the date itself is marked, the countries need no mark.
                let isEstimated = day.countries.allSatisfy(\.isEstimated)
                return ElsewhereDate(
                    date: words.text(day.date, .full), isoDate: day.date.description, isEstimated: isEstimated,
                    countries: day.countries.map {
                        country(of: $0, in: day.date.year, isMarked: $0.isEstimated && !isEstimated)
                    })
            })
    }

    private func country(
        of country: HolidayDetail.Elsewhere.Country, in year: Int, isMarked: Bool
    ) -> ElsewhereCountry {
        // The list of all regions: it has the feast, whoever keeps it.
        let filter = HolidayFilter(isEverywhere: country.isInPart)
        return ElsewhereCountry(
            flag: country.code.flag, name: country.name, part: country.isInPart ? words.inSomeRegions : nil,
            isEstimated: isMarked, link: router.link(to: .year(HolidayYear(country.code, year, filter))))
    }
}
