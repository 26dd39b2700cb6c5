import AlmanacValues
import Layout

extension LongWeekendsWords {
    // MARK: The answer

    func subscription(of place: PlaceName) -> String {
        paragraph(longWeekendsInFromLast(place: place), newYearsAndChanges)
    }

    // MARK: Rows

    /// What a day's cell says.
    func mark(_ kind: LongWeekendYear.Kind) -> String {
        switch kind {
        case .holiday: holiday
        case .half: half
        case .weekend: weekend
        case .leave: leave
        case .halfLeave: halfLeave
        }
    }

    // MARK: Calendars

    func description(_ place: PlaceName) -> String {
        paragraph(
            theLongWeekendsInFromLast(place: place),
            newYearsAndChanges)
    }
}
