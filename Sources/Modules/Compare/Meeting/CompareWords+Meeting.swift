import AlmanacValues
import Layout

// The search for days on which several places work.
extension CompareWords {
    // MARK: Problems

    func notFirstDay(_ text: ForeignText) -> String {
        paragraph(isNotADate(text: text), enterTheFirstDay)
    }

    func unknownZone(_ zone: ForeignText) -> String {
        paragraph(weDoNotKnow(zone: zone), searchWithoutHoursOfWork)
    }

    func notLastDay(_ text: ForeignText) -> String {
        paragraph(isNotADate(text: text), enterTheLastDay)
    }

    func notTime(_ text: ForeignText) -> String {
        paragraph(isNotATime(text: text), enterATimeSuchAs09)
    }

    func notDays(_ text: ForeignText, most: Int) -> String {
        paragraph(isNotPossible(text: text), enterANumberOfDays(most: most))
    }

    // MARK: Days

    /// - Parameter isTogether: whether they have to be at work at the same time.
    func firstDaysOfAll(_ wanted: Int, from start: CivilDate, isTogether: Bool) -> String {
        isTogether
            ? firstDaysTogether(wanted: wanted, start: start) : firstDaysOfAll(wanted: wanted, start: start)
    }

    /// Fewer days than wanted.
    func onlyDays(_ found: Int, of wanted: Int, in place: PlaceName, from start: CivilDate, to end: CivilDate) -> String
    {
        onlyDaysFound(start: start, end: end, found: found, place: place, wanted: wanted)
    }

    func onlyDaysOfAll(
        _ found: Int, of wanted: Int, from start: CivilDate, to end: CivilDate, isTogether: Bool
    ) -> String {
        isTogether
            ? onlyDaysTogether(start: start, end: end, found: found, wanted: wanted)
            : onlyDaysOfAll(start: start, end: end, found: found, wanted: wanted)
    }

    func daysOfAllWithin(_ found: Int, from start: CivilDate, to end: CivilDate, isTogether: Bool) -> String {
        isTogether
            ? daysTogetherWithin(found: found, start: start, end: end)
            : daysOfAllWithin(found: found, start: start, end: end)
    }

    // MARK: Hours

    /// "Berlin time"
    ///
    /// - Parameter days: between the date of the first place and that of this one.
    func clock(of city: ForeignText, days: Int) -> String {
        switch days {
        case 0: time(city: city)
        case 1: timeTheDayAfter(city: city)
        default: timeTheDayBefore(city: city)
        }
    }

    /// How many days all work, but never at the same time.
    ///
    /// - Parameter isMore: whether there are days beside these.
    func hourless(_ days: Int, _ hours: WorkingHours, isMore: Bool) -> String {
        isMore
            ? onMoreDaysAllOfThemWork(days: days, opens: hours.opens, closes: hours.closes)
            : onDaysAllOfThemWork(days: days, opens: hours.opens, closes: hours.closes)
    }

    func search(_ hours: WorkingHours) -> String { workFromTo(opens: hours.opens, closes: hours.closes) }

    // MARK: Names of places

    func unknownPlace(_ text: ForeignText) -> String {
        paragraph(noPlaceIsCalled(text: text), enterACountryARegion)
    }

    func namesUnavailable(_ text: ForeignText) -> String {
        paragraph(cannotBeLookedUp(text: text), chooseFromAList)
    }
}
