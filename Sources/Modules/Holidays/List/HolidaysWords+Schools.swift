import AlmanacValues
import Layout

extension HolidaysWords {
    /// "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026 to Friday 8 January 2027."
    ///
    /// - Parameter today: the day on which it is said.
    func schools(_ schools: SchoolBreak, in place: PlaceName, on today: CivilDate) -> String {
        schools.isToday ? current(schools, in: place) : next(schools, in: place, on: today)
    }

    private func current(_ off: SchoolBreak, in place: PlaceName) -> String {
        // Where regions differ, those that are off today are only some of them.
        let place = sentence(place, isInPart: off.isInPart || off.isByRegion)
        let remarks = remarks(off)
        switch (off.first < off.last, off.mayGoOn) {
        case (false, false): return schoolsToday(place: place, name: off.name, remarks: remarks)
        case (false, true): return schoolsTodayOrLater(place: place, name: off.name, last: off.last, remarks: remarks)
        case (true, true): return schoolsNowOrLater(place: place, name: off.name, last: off.last, remarks: remarks)
        case (true, false) where off.isByRegion:
            return schoolsNowAtTheLatest(place: place, name: off.name, last: off.last, remarks: remarks)
        case (true, false): return schoolsNow(place: place, name: off.name, last: off.last, remarks: remarks)
        }
    }

    private func next(_ off: SchoolBreak, in place: PlaceName, on today: CivilDate) -> String {
        let (place, distance) = (sentence(place, isInPart: off.isInPart), Distance(to: off.first, from: today))
        let remarks = off.mayGoOn ? remarksOnLater(off) : remarks(off)
        return off.first < off.last && off.isByRegion
            ? nextSchoolsBetween(
                place: place, distance: distance, name: off.name, first: off.first, last: off.last, remarks: remarks)
            : nextSchools(
                place: place, distance: distance, name: off.name, days: off.first...off.last, remarks: remarks)
    }

    /// "Bavaria", "parts of Bavaria"
    private func sentence(_ place: PlaceName, isInPart: Bool) -> Sentence {
        isInPart ? schoolsOfParts(place: place) : schoolsOf(place: place)
    }

    /// ", depending on the region (estimated)"; empty without remarks.
    private func remarks(_ off: SchoolBreak) -> Sentence {
        switch (off.isByRegion, off.isEstimated) {
        case (true, true): dependingAndEstimated
        case (true, false): dependingOnTheRegion
        case (false, true): schoolsEstimated
        case (false, false): noRemark
        }
    }

    /// " or later, depending on the region (estimated)"
    private func remarksOnLater(_ off: SchoolBreak) -> Sentence {
        switch (off.isByRegion, off.isEstimated) {
        case (true, true): orLaterDependingAndEstimated
        case (true, false): orLaterDependingOnTheRegion
        case (false, true): orLaterEstimated
        case (false, false): orLater
        }
    }
}
