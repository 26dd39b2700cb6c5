import AlmanacValues
import Layout
import VIPER

/// Formats the form and the days that were found.
struct CompareMeetingPresentation<R: Router<CompareMeetingNavigation>> {
    let search: MeetingSearch
    let question: MeetingQuestion
    let words: CompareWords
    let router: R

    var form: MeetingForm {
        MeetingForm(
            action: router.link(to: .front), from: MeetingField(text: from, problem: problem(of: "from")),
            days: MeetingField(
                text: question.days?.text ?? String(MeetingQuestion.usualDays), problem: problem(of: "days")),
            places: question.places.map(\.description))
    }

    private var from: String {
        switch question.from {
        case nil: search.today.description
        case .value(let date): date.description
        case .unreadable: ""
        }
    }

    private func problem(of name: String) -> String? {
        guard case .unreadable(let faults) = search.problem else { return nil }
        return faults.first { $0.name == name }?.text(words)
    }

    func result(_ found: MeetingDays) -> MeetingResult {
        MeetingResult(
            title: found.days.first.map { words.text($0, .full) } ?? words.noDayFound, explanation: explanation(found),
            days: found.days.map { day in
                MeetingDay(
                    isoDate: day.description, date: words.text(day, .full),
                    distance: words.distance(to: day, from: search.today),
                    half: found.halfDays.first { $0.date == day }.map { MeetingHalf(absences: absences($0)) })
            },
            inARow: inARow(found), halves: halvesInARow(found),
            skipped: found.skipped.isEmpty ? nil : MeetingSkipped(rows: found.skipped.map(row)))
    }

    private func explanation(_ found: MeetingDays) -> String {
        words.paragraph(days(found), found.weekendDays == 0 ? nil : words.weekendsLeftOut(found.weekendDays))
    }

    private func days(_ found: MeetingDays) -> String {
        let (start, end, wanted, count) = (found.from, found.horizon, found.wanted, found.days.count)
        if search.places.count == 1 {
            let place = search.places[0].name
            return count < wanted
                ? words.onlyDays(count, of: wanted, in: place, from: start, to: end)
                : words.firstDays(wanted, in: place, from: start)
        }
        return count < wanted
            ? words.onlyDaysOfAll(count, of: wanted, from: start, to: end)
            : words.firstDaysOfAll(wanted, from: start)
    }

    private func inARow(_ found: MeetingDays) -> String? {
        guard found.wanted > 1, let row = found.inARow else { return nil }
        return words.inARow(found.wanted, row)
    }

    /// Nothing if the row is not told.
    private func halvesInARow(_ found: MeetingDays) -> [MeetingHolidayRow] {
        inARow(found) == nil ? [] : found.halfDays.filter { !found.days.contains($0.date) }.map(row)
    }

    private func row(_ day: MeetingDays.Holidays) -> MeetingHolidayRow {
        MeetingHolidayRow(
            isoDate: day.date.description, date: words.text(day.date, .full), absences: absences(day))
    }

    private func absences(_ day: MeetingDays.Holidays) -> [MeetingAbsence] {
        day.absences.map { absence in
            MeetingAbsence(
                name: name(of: absence), language: absence.name.language,
                link: router.link(to: .day(ListedHoliday(absence.id, in: HolidayFilter(region: absence.region)))),
                places: absence.places.map(\.description).joined(separator: ", "))
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
