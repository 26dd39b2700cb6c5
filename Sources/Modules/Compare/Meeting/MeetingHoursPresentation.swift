import AlmanacValues
import Layout
import VIPER

// Formats the hours that all have in common.
extension CompareMeetingPresentation {
    func hourless(_ hours: MeetingDays.Hours, isMore: Bool) -> MeetingHourless? {
        guard hours.missed > 0 else { return nil }
        return MeetingHourless(text: words.hourless(hours.missed, hours.asked, isMore: isMore), others: others(hours))
    }

    /// Joins the days with the same hours that follow each other.
    func periods(_ days: [MeetingDays.Day]) -> [MeetingPeriod] {
        var periods: [(days: ClosedRange<CivilDate>, hours: [MeetingDays.LocalHours])] = []
        for day in days {
            guard let hours = day.hours else { continue }
            if let last = periods.last, last.hours == hours {
                periods[periods.count - 1].days = last.days.lowerBound...day.date
            } else {
                periods.append((day.date...day.date, hours))
            }
        }
        return periods.map { period in
            MeetingPeriod(
                title: periods.count == 1 ? words.allAtWork : words.allAtWork(period.days),
                rows: zip(search.places, period.hours).map { row($0, $1) })
        }
    }

    private func row(_ place: ComparedPlace, _ hours: MeetingDays.LocalHours) -> MeetingHoursRow {
        let city = LocalizedText(place.zoneCity, language: "en")
        return MeetingHoursRow(
            hours: words.hours(hours.start, hours.end), place: words.text(place.name),
            clock: words.parts(of: words.clock(of: city.foreign, days: hours.dayOffset), naming: city))
    }

    private func others(_ hours: MeetingDays.Hours) -> [LabelledLink] {
        var anyHours = question
        (anyHours.opens, anyHours.closes) = (nil, nil)
        let any = LabelledLink(label: words.searchAnyHours, link: router.link(to: .question(anyHours)))
        guard let wider = hours.wider else { return [any] }
        var longer = question
        (longer.opens, longer.closes) = (.value(wider.opens), .value(wider.closes))
        return [LabelledLink(label: words.search(wider), link: router.link(to: .question(longer))), any]
    }
}

extension ComparedPlace {
    /// "New York" for "America/New_York": our data have cities in English
    fileprivate var zoneCity: String {
        let bytes = zone.utf8.split(separator: UInt8(ascii: "/")).last ?? zone.utf8[...]
        return String(decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
