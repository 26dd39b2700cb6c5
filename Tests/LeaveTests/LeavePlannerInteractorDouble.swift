import TestSupport

@testable import Leave

/// An Interactor that answers with plans or one failure.
struct LeavePlannerInteractorDouble: LeavePlannerInteracting {
    var result: Result<LeavePlans, LeavePlannerFailure>

    func plans(_ request: LeaveRequest) async throws(LeavePlannerFailure) -> LeavePlans { try result.get() }
}

extension LeaveRequest {
    /// 25 days of leave in Germany in 2027.
    static func sample(days: Int? = 25, region: String? = nil, year: Int = 2027) -> LeaveRequest {
        LeaveRequest(Territory(Sample.code("DE"), region.map(Sample.region)), year, days: days)
    }
}

extension LeavePlans.Place {
    static let germany = LeavePlans.Place(
        territory: Territory(Sample.code("DE")), name: PlaceName(country: "Germany"),
        regions: [.init(code: Sample.region("BY"), name: "Bavaria")], knownYears: 2020...2035)

    static let france = LeavePlans.Place(
        territory: Territory(Sample.code("FR")), name: PlaceName(country: "France"), regions: [],
        knownYears: 2020...2030)
}

extension LeavePlans.Break {
    /// A break from a date on: a letter for each day. "L" is leave, "H" a holiday, "O" its observed day, "w" the weekend,
    /// "t" taken already.
    static func sample(
        _ date: String, _ days: String, partner: String? = nil, holiday: String = "Ascension Day",
        language: String = "en", unknownYear: Int? = nil, isEstimated: Bool = false
    ) -> LeavePlans.Break {
        let others = partner.map { Array($0.utf8) }
        let cells = days.utf8.enumerated().map { index, letter in
            LeavePlans.Day(
                date: Sample.day(date).adding(days: index), kind: kind(letter), partner: others.map { kind($0[index]) },
                holidays: letter == UInt8(ascii: "H") || letter == UInt8(ascii: "O")
                    ? [.init(name: LocalizedText(holiday, language: language), isObserved: letter == UInt8(ascii: "O"))]
                    : [],
                isEstimated: isEstimated && letter == UInt8(ascii: "H"))
        }
        return LeavePlans.Break(days: cells, unknownYear: unknownYear)
    }

    private static func kind(_ letter: UInt8) -> LeavePlans.Kind {
        switch letter {
        case UInt8(ascii: "L"): .leave
        case UInt8(ascii: "H"), UInt8(ascii: "O"): .holiday
        case UInt8(ascii: "t"): .taken
        default: .weekend
        }
    }
}

extension LeavePlans.Proposal {
    static func sample(
        _ breaks: [LeavePlans.Break], shortest: Int = 4, daysOff: Int = 13, daysOffAnyway: Int = 4
    ) -> LeavePlans.Proposal {
        LeavePlans.Proposal(shortest: shortest, daysOff: daysOff, daysOffAnyway: daysOffAnyway, breaks: breaks)
    }
}

extension LeavePlans {
    /// Ascension Day of 2027 is on 6 May, a Thursday; Easter needs no leave.
    static func sample(
        _ request: LeaveRequest = .sample(), proposals: [Proposal]? = nil, bridges: [Break]? = nil
    ) -> LeavePlans {
        var plans = LeavePlans(request: request, place: .germany)
        plans.proposals =
            proposals ?? [
                .sample([
                    .sample("2027-03-26", "HwwH", holiday: "Easter"), .sample("2027-05-01", "wwLLLHLww"),
                ]),
                .sample([.sample("2027-07-03", "wwLLLLLww")], shortest: 9, daysOff: 9, daysOffAnyway: 0),
            ]
        plans.bridges = bridges ?? [.sample("2027-05-06", "HLww")]
        return plans
    }
}
