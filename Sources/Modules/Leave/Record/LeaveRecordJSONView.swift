import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// All plans as JSON (`/holidays/DE/2027/leave.json?days=25`).
struct LeaveRecordJSONView: JSONView {
    func event(from visit: Visit<LeaveRecordPlace>) -> LeaveRecordEvent { .requested(visit.place.request) }

    func headers(of record: LeaveRecord) -> RepresentationHeaders { record.headers(as: format) }

    func write(_ record: LeaveRecord, into json: inout JSONObject) {
        let plans = record.plans
        json.member("year", plans.request.year)
        if let days = plans.request.days {
            json.member("days", days)
        } else {
            json.member("days", nil as String?)
        }
        json.array("places", [plans.place, plans.partner].compactMap(\.self)) { place, element in
            element.object { json in
                json.member("code", place.territory.description)
                json.member("country", place.name.country.text)
                json.member("region", place.name.region?.text)
            }
        }
        json.staleness(plans.age)
        json.member("page", record.page.description)
        json.array("plans", plans.proposals) { plan, element in element.object { $0.plan(plan) } }
        json.array("bridges", plans.bridges) { rest, element in element.object { $0.leaveBreak(rest) } }
    }

    typealias Record = LeaveRecord
}

extension JSONObject {
    fileprivate mutating func plan(_ plan: LeavePlans.Proposal) {
        member("shortest", plan.shortest)
        member("daysOff", plan.daysOff)
        member("daysOffWithoutLeave", plan.daysOffAnyway)
        member("leave", plan.leave)
        member("partnerLeave", plan.partnerLeave)
        array("breaks", plan.breaks) { rest, element in element.object { $0.leaveBreak(rest) } }
    }

    fileprivate mutating func leaveBreak(_ rest: LeavePlans.Break) {
        member("first", rest.first.description)
        member("last", rest.last.description)
        member("length", rest.days.count)
        array("leave", rest.leave) { $1.text($0.description) }
        array("partnerLeave", rest.partnerLeave) { $1.text($0.description) }
        member("leaveDays", rest.cost)
        member("partnerLeaveDays", rest.partnerCost)
        member("complete", rest.unknownYear == nil)
        array("days", rest.days) { day, element in
            element.object { json in
                json.member("date", day.date.description)
                json.member("kind", day.kind.rawValue)
                json.member("partnerKind", day.partner?.rawValue)
                json.names(day.holidays)
            }
        }
    }
}
