import AlmanacValues
import Layout
import VIPER

/// Formats the days that were found.
struct CompareMeetingPresentation<R: Router<CompareMeetingNavigation>> {
    let search: MeetingSearch
    let question: MeetingQuestion
    let words: CompareWords
    let router: R

    func result(_ found: MeetingDays) -> MeetingResult {
        MeetingResult(
            title: found.days.first.map { words.text($0.date, .full) } ?? words.noDayFound,
            explanation: explanation(found),
            days: found.days.map { day in
                MeetingDay(
                    isoDate: day.date.description, date: words.text(day.date, .full),
                    distance: words.distance(to: day.date, from: search.today),
                    holidays: found.halfDays.first { $0.date == day.date }.map(holidays) ?? [])
            },
            inARow: inARow(found), halves: halvesInARow(found),
            skipped: found.skipped.isEmpty && found.weekends.isEmpty
                ? nil : MeetingSkipped(rows: found.skipped.map(row), weekends: found.weekends.map(weekend)),
            hours: periods(found.days), hourless: found.hours.flatMap { hourless($0, isMore: !found.days.isEmpty) })
    }

    private func explanation(_ found: MeetingDays) -> String {
        words.paragraph(days(found), found.weekendDays == 0 ? nil : words.weekendsLeftOut(found.weekendDays))
    }

    private func days(_ found: MeetingDays) -> String {
        let (start, end, count) = (found.from, found.horizon, found.days.count)
        let isTogether = found.hours != nil
        // Of a range without a number, all days are wanted, unless they are more than we list.
        let wanted = found.wanted ?? (found.isCut ? count : nil)
        let place = search.places.count == 1 ? search.places[0].name : nil
        switch (wanted, place) {
        case (nil, let place?): return words.daysWithin(count, in: place, from: start, to: end)
        case (nil, nil): return words.daysOfAllWithin(count, from: start, to: end, isTogether: isTogether)
        case (let wanted?, let place?):
            return count < wanted
                ? words.onlyDays(count, of: wanted, in: place, from: start, to: end)
                : words.firstDays(wanted, in: place, from: start)
        case (let wanted?, nil):
            return count < wanted
                ? words.onlyDaysOfAll(count, of: wanted, from: start, to: end, isTogether: isTogether)
                : words.firstDaysOfAll(wanted, from: start, isTogether: isTogether)
        }
    }

    private func weekend(_ weekend: MeetingDays.Weekend) -> MeetingWeekendRow {
        let isOfAll = search.places.count > 1 && weekend.places.count == search.places.count
        return MeetingWeekendRow(
            text: isOfAll
                ? words.weekendOfAll(weekend.weekday, weekend.days)
                : words.weekend(weekend.weekday, weekend.days, of: weekend.places),
            there: weekend.there.map { words.weekdayThere($0.weekday, in: $0.places) })
    }

    private func inARow(_ found: MeetingDays) -> String? {
        guard let wanted = found.wanted, wanted > 1, let row = found.inARow else { return nil }
        return words.inARow(wanted, row)
    }

    /// Empty if the page shows no days in a row.
    private func halvesInARow(_ found: MeetingDays) -> [ComparedDay] {
        inARow(found) == nil
            ? [] : found.halfDays.filter { half in !found.days.contains { $0.date == half.date } }.map(row)
    }

    private func row(_ day: MeetingDays.Holidays) -> ComparedDay {
        ComparedDay(
            isoDate: day.date.description, date: words.text(day.date, .full), holidays: holidays(day))
    }

    private func holidays(_ day: MeetingDays.Holidays) -> [ComparedHoliday] {
        day.absences.map { absence in
            ComparedHoliday(
                name: name(of: absence), language: absence.name.language,
                link: router.link(to: .day(ListedHoliday(absence.id, in: HolidayFilter(region: absence.region)))),
                places: words.items(absence.places.map(\.description)), there: absence.dateThere.map(words.dateThere))
        }
    }

    private func name(of absence: MeetingDays.Absence) -> String {
        switch (absence.isObserved, absence.isEstimated) {
        case (false, false): absence.name.text
        case (true, false): words.observed(absence.name)
        case (false, true): words.estimated(absence.name)
        case (true, true): words.observedAndEstimated(absence.name)
        }
    }
}
