import AlmanacValues
import Layout

extension WorldWords {
    // MARK: One day

    /// - Parameter summary: the sentence that says most about the day.
    func description(of date: CivilDate, summary: String?) -> String {
        paragraph(publicHolidaysAroundTheWorld(date: date), summary)
    }

    // MARK: Seven days

    var descriptionOfNextSevenDays: String {
        paragraph(dayByDay, whoIsOffInTheNext)
    }

    func descriptionOfWeek(from date: CivilDate) -> String {
        paragraph(dayByDay, whoIsOffInTheNext(date: date))
    }

    // MARK: Remarks and failures

    func notADay(_ text: ForeignText) -> String {
        paragraph(isNotADate(text: text), useYearMonthAndDay)
    }

    /// The remark if the pages of single countries have another source.
    var otherSource: String {
        paragraph(
            theHolidaysOnThisPage,
            thePagesOfSingle)
    }

    /// "No data for 31 December 2019"
    ///
    /// - Parameter date: nil for today.
    func noData(for date: CivilDate?) -> String {
        date.map { noDataOn(date: $0) } ?? noDataForToday
    }

    /// "We have holidays from 1 January 2020 to 31 December 2035."
    func known(_ days: ClosedRange<CivilDate>) -> String {
        weHaveHolidaysFrom(lowerBound: days.lowerBound, upperBound: days.upperBound)
    }

    /// What a program reads if there is no record of the day.
    func problem(_ failure: WorldDayFailure, about date: CivilDate) -> String {
        switch failure {
        case .outside(let days): paragraph(noDataFor(date: date), known(days))
        case .service(let failure): paragraph(weCouldNotShow, explanation(of: failure))
        }
    }
}
