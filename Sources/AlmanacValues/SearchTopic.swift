/// What a query wants to see of a place and a year.
public enum SearchTopic: String, CaseIterable, Hashable, Sendable {
    case publicHolidays = "public-holidays"
    case bankHolidays = "bank-holidays"
    case schoolHolidays = "school-holidays"
    case longWeekends = "long-weekends"
    case workingDays = "working-days"
    case calendar, leave
}
