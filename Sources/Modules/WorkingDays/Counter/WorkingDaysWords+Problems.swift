import AlmanacValues
import Layout

// Questions without an answer. Titles have no full stop.
extension WorkingDaysWords {
    // MARK: Fields

    func notFirstDay(_ text: ForeignText) -> String {
        paragraph(isNotADate(text: text), enterTheFirstDay)
    }

    func notLastDay(_ text: ForeignText) -> String {
        paragraph(isNotADate(text: text), enterTheLastDay)
    }

    func notDays(_ text: ForeignText, most: Int) -> String {
        paragraph(
            isNotPossible(text: text),
            enterAWholeNumber(most: most))
    }
}
