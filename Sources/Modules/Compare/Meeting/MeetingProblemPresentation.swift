import AlmanacValues
import Layout
import VIPER

/// The words for a question without an answer, which are the same for people and for programs.
extension MeetingProblem {
    var status: Status {
        switch self {
        case .unreadable: .badRequest
        case .noData: .notFound
        }
    }

    /// The error, as the title of a notice.
    var title: String {
        switch self {
        case .unreadable: "The question cannot be answered"
        case .noData(let place, let year): "No data for \(year) in \(place.nameInSentence)"
        }
    }

    /// What to do.
    var explanation: String {
        switch self {
        case .unreadable(let faults): faults.map { "\($0.text)." }.joined(separator: " ")
        case .noData(let place, _): "We have data for \(place.nameInSentence) \(Phrases.years(place.knownYears))."
        }
    }
}

extension MeetingFault {
    /// The name of the parameter.
    var name: String {
        switch self {
        case .from: "from"
        case .days: "days"
        }
    }

    var text: String {
        switch self {
        case .from(let text): "“\(Phrases.isolated(text))” is not a date. Enter the first day, such as 2026-12-20"
        case .days(let text, let most):
            "“\(Phrases.isolated(text))” is not possible. Enter a number of days from 1 to \(most)"
        }
    }
}

extension MeetingSearch {
    /// Nil if the question has an answer.
    var problem: MeetingProblem? {
        if case .failure(let problem) = result { problem } else { nil }
    }

    var status: Status { problem?.status ?? .ok }
}
