import AlmanacValues
import Layout
import VIPER

enum LeavePlannerEvent: Hashable, Sendable {
    case asked(LeaveRequest)
}

enum LeavePlannerNavigation: Hashable, Sendable {
    /// Where the form is sent: the planner of the same country and year.
    case form(LeaveRequest)
    case planner(LeaveRequest)
    /// The plan for programs.
    case record(LeaveRequest, Format)
    /// Another view of the year.
    case view(YearView, HolidayYear)
    /// The country picker, which comes back with a place for one of the two people.
    case choosePlace(LeaveRequest, LeavePerson, searching: CountryCode? = nil)
    /// The country picker, as the form opens it: what was typed is sent along.
    case picker
}

protocol LeavePlannerInteracting: Interactor {
    /// Returns the plans. The list is empty if the request breaks a rule, or if there are no data for the year.
    func plans(_ request: LeaveRequest) async throws(LeavePlannerFailure) -> LeavePlans
}

enum LeavePlannerFailure: Error, Hashable, Sendable {
    case unknownCountry(CountryCode)
    /// The country exists, but the holiday source does not cover it.
    case uncovered(country: ForeignText)
    case unknownRegion(CountryCode, country: ForeignText, region: RegionCode)
    case service(ServiceFailure, country: ForeignText?)
}

struct LeavePlannerPage: AwaitedPage {
    let head: PageHead
    let heading: String
    var loading: String?
    var control: CountryControl?
    /// The other views of the year; nil for a year without data.
    var views: YearTabs?
    var years: YearSteps?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var notice: Notice?
    /// "No data for 2040. …"
    var noData: String?
    var errors: LeaveErrors?
    var form: LeaveForm?
    /// Says that the year is nearly over, and leads to the next; nil before October, and in other years.
    var over: LeaveOver?
    /// The plan that was asked for. The page shows it above the form, so that a phone shows the answer without scrolling.
    var plan: LeavePlanSection?
    /// Plans with breaks of another length.
    var others: [LeavePlanSection] = []
    var bridges: LeaveBridgeSection?
    /// The rules by which plans are compared; empty without a plan.
    var rules: [String] = []

    /// Whether there is no plan yet, so that the form comes first.
    var isAsking: Bool { plan == nil }
}
