@testable import Holidays

extension YearSection {
    /// All months in their order, shown or folded.
    var everyMonth: [MonthSection] {
        let (earlier, later) = (folds.filter { $0.id == "earlier" }, folds.filter { $0.id != "earlier" })
        return earlier.flatMap(\.months) + months + later.flatMap(\.months)
    }
}
