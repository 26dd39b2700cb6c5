import AlmanacValues
import Layout
import VIPER

/// Chooses the messages for a question without an answer, which are the same for people and for programs.
extension MeetingProblem {
    var status: Status {
        switch self {
        case .unreadable: .badRequest
        case .noData, .noClock: .notFound
        }
    }

    /// The error, as the title of a notice.
    func title(_ words: CompareWords) -> String {
        switch self {
        case .unreadable: words.unanswerable
        case .noData(let place, let year): words.noData(for: year, in: place.name)
        case .noClock(let place): words.noClock(in: place.name)
        }
    }

    /// What to do.
    func explanation(_ words: CompareWords) -> String {
        switch self {
        case .unreadable(let faults): words.paragraph(faults.map { words.sentence($0.text(words)) })
        case .noData(let place, _): words.dataRange(of: place.name, place.knownYears)
        case .noClock(let place): words.unknownZone(ForeignText(place.zone))
        }
    }
}

extension MeetingFault {
    /// The name of the parameter.
    var name: String {
        switch self {
        case .from: "from"
        case .last, .backwards, .tooLate: "to"
        case .days: "days"
        case .opens: "opens"
        case .closes, .hours: "closes"
        }
    }

    /// The error message of the field.
    func text(_ words: CompareWords) -> String {
        switch self {
        case .from(let text): words.notFirstDay(text)
        case .last(let text): words.notLastDay(text)
        case .backwards(let first, let last): words.backwards(first: first, last: last)
        case .tooLate(let limit): words.twoYearsAtMost(limit: limit)
        case .opens(let text), .closes(let text): words.notTime(text)
        case .hours(let opens, let closes): words.backwards(opens: opens, closes: closes)
        case .days(let text, let most): words.notDays(text, most: most)
        }
    }
}

extension MeetingSearch {
    /// Nil if the question has an answer.
    var problem: MeetingProblem? {
        if case .failure(let problem) = result { problem } else { nil }
    }

    var status: Status { problem?.status ?? .ok }

    var faults: [MeetingFault] {
        if case .unreadable(let faults) = problem { faults } else { [] }
    }
}
