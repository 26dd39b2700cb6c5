import AlmanacValues
import Layout

extension LeaveRecord: PublishedRecord {
    static var schemaName: String? { "LeavePlans" }

    static func describe(_ fields: inout some Fields<LeaveRecord> & ~Copyable) {
        fields("year", "The year of the plans.") { $0.plans.request.year }
        fields("days", "The days of leave; null if only bridges were asked for.") { $0.plans.request.days }
        fields("places", "The place, and that of the second person if there is one.") {
            [$0.plans.place, $0.plans.partner].compactMap(\.self)
        }
        fields.staleness { $0.plans.age }
        fields.page { $0.page }
        fields("plans", "The best plan, and others.") { $0.plans.proposals }
        fields("bridges", "The single breaks that gain most for each day of leave.") { $0.plans.bridges }
    }

    var fileName: String { "leave-\(plans.request.territory)-\(plans.request.year)" }

    var lastModified: Int? { plans.revised?.lastModified(age: plans.age, outage: plans.outage) }
}

extension LeavePlans.Place: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.place({ $0.territory }, country: { $0.name.country }, region: { $0.name.region })
    }
}

extension LeavePlans.Proposal: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("shortest", "The fewest days of a break that counts.") { $0.shortest }
        fields("mixed", "Whether it has long and short breaks: two weeks, a week, then others.") { $0.isMixed }
        fields("daysOff", "The days off in these breaks: the sum of their lengths.") { $0.daysOff }
        fields("daysOffWithoutLeave", "How many of them need no leave.") { $0.daysOffAnyway }
        fields("leave", "The days of leave that the plan uses; a half day counts 0.5.") { $0.leave }
        fields("partnerLeave", "The days of leave that the second person uses.") { $0.partnerLeave }
        fields("breaks", "The breaks, in date order.") { $0.breaks }
    }
}

extension LeavePlans.Break: Described {
    static var schemaName: String? { "LeaveBreak" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("first", "The first day off.") { $0.first }
        fields("last", "The last day off.") { $0.last }
        fields("length", "How many days off in a row that are.") { $0.days.count }
        fields("leave", "The days of leave.") { $0.leave }
        fields("partnerLeave", "The days of leave of the second person.") { $0.partnerLeave }
        fields("leaveDays", "How much leave these are; half a day for a half-day holiday.") { $0.cost }
        fields("partnerLeaveDays", "The same of the second person.") { $0.partnerCost }
        fields("complete", "Whether all its days are known: it does not go on past the data.") { $0.unknownYear == nil }
        fields("days", "Its days, one by one.") { $0.days }
    }
}

extension LeavePlans.Day: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The day.") { $0.date }
        fields("kind", "Why it is off: leave, half-leave, holiday, weekend, or taken before.") { $0.kind }
        fields("partnerKind", "The same of the second person; null without one.") { $0.partner }
        fields("names", "The names of the holidays on it.") { $0.holidays.map(\.name) }
        fields("observed", "Whether it is the observed day of one of them.") {
            $0.holidays.contains(where: \.isObserved)
        }
        fields("estimated", "Whether the date of one of them depends on the moon and may change by a day.") {
            $0.isEstimated
        }
    }
}

extension LeavePlans.Kind: TextValue {}
