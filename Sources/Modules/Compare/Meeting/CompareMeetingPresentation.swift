import AlmanacValues
import Layout
import VIPER

/// Formats the form and the days that were found.
struct CompareMeetingPresentation<R: Router<CompareMeetingNavigation>> {
    let search: MeetingSearch
    let question: MeetingQuestion
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
        return faults.first { $0.name == name }?.text
    }

    func result(_ found: MeetingDays) -> MeetingResult {
        MeetingResult(
            title: found.days.first.map(Phrases.fullDate) ?? "No day found", explanation: explanation(found),
            days: found.days.map { day in
                MeetingDay(
                    isoDate: day.description, date: Phrases.fullDate(day),
                    distance: Phrases.distance(to: day, from: search.today),
                    half: found.halfDays.first { $0.date == day }.map { MeetingHalf(absences: absences($0)) })
            },
            inARow: inARow(found), halves: halvesInARow(found),
            skipped: found.skipped.isEmpty ? nil : MeetingSkipped(rows: found.skipped.map(row)))
    }

    private func explanation(_ found: MeetingDays) -> String {
        let start = Phrases.fullDate(found.from)
        let who = search.places.count == 1 ? "\(search.places[0].nameInSentence) works" : "all of them work"
        let rest =
            found.weekendDays == 0
            ? ""
            : " \(Phrases.number(found.weekendDays)) weekend \(found.weekendDays == 1 ? "day is" : "days are") left out."
        guard found.days.count < found.wanted else {
            return
                (found.wanted == 1
                ? "The first day on which \(who), from \(start) on."
                : "The first of \(found.wanted) days on which \(who), from \(start) on.") + rest
        }
        return "From \(start) to \(Phrases.fullDate(found.horizon)), as far as we look or have data, there are "
            + "\(Phrases.count(found.days.count, "day", "days")) on which \(who), not \(found.wanted)." + rest
    }

    private func inARow(_ found: MeetingDays) -> String? {
        guard found.wanted > 1, let row = found.inARow else { return nil }
        return "\(found.wanted) days in a row, first: \(Phrases.range(from: row.lowerBound, through: row.upperBound))"
    }

    /// Nothing if the row is not told.
    private func halvesInARow(_ found: MeetingDays) -> [MeetingHolidayRow] {
        inARow(found) == nil ? [] : found.halfDays.filter { !found.days.contains($0.date) }.map(row)
    }

    private func row(_ day: MeetingDays.Holidays) -> MeetingHolidayRow {
        MeetingHolidayRow(
            isoDate: day.date.description, date: Phrases.fullDate(day.date), absences: absences(day))
    }

    private func absences(_ day: MeetingDays.Holidays) -> [MeetingAbsence] {
        day.absences.map { absence in
            MeetingAbsence(
                name: absence.name.text + (absence.isObserved ? " (observed)" : "")
                    + (absence.isEstimated ? " (estimated)" : ""),
                language: absence.name.language,
                link: router.link(to: .day(ListedHoliday(absence.id, in: HolidayFilter(region: absence.region)))),
                places: absence.places.map(\.description).joined(separator: ", "))
        }
    }
}
