import AlmanacValues
import Layout

extension LeaveWords {
    // MARK: Failures

    /// - Parameter country: nil if its name is not known.
    func noHolidays(of country: ForeignText?) -> String {
        country.map { weCouldNotShow(country: $0) } ?? weCouldNotShow
    }
}
