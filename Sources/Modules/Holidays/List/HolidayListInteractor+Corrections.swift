import AlmanacValues
import Entities

extension CorrectionNote {
    init(_ correction: Correction) {
        self.init(
            fact: correction.fact, reason: correction.reason,
            sources: correction.sources.map { Source(title: ForeignText($0.title), address: $0.address) })
    }
}

extension HolidayCalendar {
    /// Returns the corrections of holidays that the lists of a year have.
    func notes(in selection: HolidayYear) -> [CorrectionNote] {
        guard !corrections.isEmpty, years.contains(selection.year) else { return [] }
        let first = CivilDate.firstDay(of: selection.year)
        let dates = first...CivilDate.firstDay(of: selection.year + 1).adding(days: -1)
        return corrections.filter { $0.isAbout(dates, in: selection.filter.region) }.map { CorrectionNote($0) }
    }

    func notes(of holiday: Holiday) -> [CorrectionNote] {
        corrections.filter { $0.isAbout(holiday) }.map { CorrectionNote($0) }
    }
}
