import AlmanacValues

/// The rules that a request has to keep to get a plan.
struct LeaveRules {
    let request: LeaveRequest
    /// Those whose holidays are known in the year.
    let schools: [LeaveSchools]

    /// The rules that the request breaks, in the order of the form: at most a few for each field.
    var problems: [LeaveProblem] {
        let all =
            request.faults.map { LeaveProblem($0) }
            + outOfRange(.days, request.days, LeaveLimits.days)
            + outOfRange(.shortest, request.shortest, LeaveLimits.shortest)
            + outOfRange(.partnerDays, request.partner?.days, LeaveLimits.days)
            + (request.weekend.count == Weekday.allCases.count ? [.noWorkingDays] : []) + dates + unknownSchools
        let order = LeaveField.allCases
        return all.enumerated().sorted { one, other in
            let places = (order.firstIndex(of: one.element.field) ?? 0, order.firstIndex(of: other.element.field) ?? 0)
            return (places.0, one.offset) < (places.1, other.offset)
        }.map(\.element)
    }

    private func outOfRange(_ field: LeaveField, _ number: Int?, _ limits: ClosedRange<Int>) -> [LeaveProblem] {
        number.map { limits.contains($0) ? [] : [.outOfRange(field, limits)] } ?? []
    }

    private var dates: [LeaveProblem] {
        let worked = request.worked.sorted()
        let ends = request.taken.flatMap { Set([$0.lowerBound, $0.upperBound]) }.sorted()
        let isElsewhere = { (date: CivilDate) in date.year != request.year }
        return worked.filter(isElsewhere).map { .otherYear(.worked, $0) }
            + ends.filter(isElsewhere).map { .otherYear(.taken, $0) }
            + worked.filter { date in request.taken.contains { $0.contains(date) } }.map { .workedAndTaken($0) }
    }

    private var unknownSchools: [LeaveProblem] {
        guard let asked = request.schools, !schools.contains(asked) else { return [] }
        return [.unknownSchools(asked)]
    }
}

extension LeaveProblem {
    fileprivate init(_ fault: LeaveFault) {
        if let (first, last) = fault.backwards {
            self = .backwards(first: first, last: last)
        } else {
            self = .unreadable(fault.field, ForeignText(fault.text))
        }
    }
}
