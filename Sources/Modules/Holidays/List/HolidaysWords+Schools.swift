import AlmanacValues
import Layout

extension HolidaysWords {
    /// "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026 to Friday 8 January 2027."
    ///
    /// - Parameter today: the day on which it is said.
    func schools(_ schools: SchoolBreak, in place: PlaceName, on today: CivilDate) -> String {
        schools.isToday ? current(schools, in: place) : next(schools, in: place, on: today)
    }

    /// "No later school holidays in Bavaria are known."
    func noSchools(in place: PlaceName) -> String { say("No later school holidays in \(shortest: place) are known.") }

    private func current(_ off: SchoolBreak, in place: PlaceName) -> String {
        // Where regions differ, those that are off today are only some of them.
        let inPart = off.isInPart || off.isByRegion
        switch (off.first < off.last, off.mayGoOn) {
        case (false, false):
            return say("School holidays today in \(place, inPart): \(off.name)\(remarks: off).")
        case (false, true):
            return say(
                "School holidays today in \(place, inPart): \(off.name), \(off.last, .full) or later\(remarks: off).")
        case (true, true):
            return say(
                "School holidays now in \(place, inPart): \(off.name), until \(off.last, .full) or later\(remarks: off)."
            )
        case (true, false) where off.isByRegion:
            return say(
                "School holidays now in \(place, inPart): \(off.name), until \(off.last, .full) at the latest\(remarks: off)."
            )
        case (true, false):
            return say("School holidays now in \(place, inPart): \(off.name), until \(off.last, .full)\(remarks: off).")
        }
    }

    private func next(_ off: SchoolBreak, in place: PlaceName, on today: CivilDate) -> String {
        if off.first < off.last, off.isByRegion {
            return say(
                """
                Next school holidays in \(place, off.isInPart), \(off.first, from: today): \(off.name), between \
                \(off.first, .full) and \(off.last, .full)\(off.mayGoOn, then: " or later")\(remarks: off).
                """)
        }
        return say(
            """
            Next school holidays in \(place, off.isInPart), \(off.first, from: today): \(off.name), \
            \(off.first...off.last)\(off.mayGoOn, then: " or later")\(remarks: off).
            """)
    }
}

extension Sentence.StringInterpolation {
    /// "Bavaria", "parts of Bavaria"
    fileprivate mutating func appendInterpolation(_ place: PlaceName, _ isInPart: Bool) {
        appendInterpolation(isInPart, then: "parts of ")
        appendInterpolation(shortest: place)
    }

    /// ", depending on the region (estimated)"
    fileprivate mutating func appendInterpolation(remarks off: SchoolBreak) {
        appendInterpolation(off.isByRegion, then: ", depending on the region")
        appendInterpolation(off.isEstimated, then: " (estimated)")
    }
}
