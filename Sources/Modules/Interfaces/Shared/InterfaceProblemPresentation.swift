import Layout
import VIPER

extension InterfaceFailure {
    /// Words the failure for the author of the client.
    var problem: ProblemDetails {
        switch self {
        case .unknownCountry(let code): ProblemDetails(status, "No country has the code “\(code)”.")
        case .unknownRegion(let place): ProblemDetails(status, "No region has the code “\(place)”.")
        case .noData(let country, let years):
            ProblemDetails(status, "No data for this year. \(LayoutWords().dataRange(of: country, years))")
        case .badYear(let years):
            ProblemDetails(
                status, "The value of “year” is not valid.",
                faults: [.init("year", "Use a year from \(years.lowerBound) to \(years.upperBound).")])
        case .service: ProblemDetails(status, "Our source could not supply the data. Try again in a few minutes.")
        }
    }
}

extension Step {
    /// Shows the failure of an interface.
    static func failed<Record>(_ failure: InterfaceFailure) -> Self where Page == InterfaceAnswer<Record> {
        .show(.problem(failure.problem), failure.status)
    }
}
