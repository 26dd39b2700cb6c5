import AlmanacValues
import Layout
import VIPER

/// Chooses the messages for a question without an answer, which are the same for people and for programs.
extension MeetingProblem {
    var status: Status {
        switch self {
        case .unreadable: .badRequest
        case .noData: .notFound
        }
    }

    /// The error, as the title of a notice.
    func title(_ words: CompareWords) -> String {
        switch self {
        case .unreadable: words.unanswerable
        case .noData(let place, let year): words.noData(for: year, in: place.name)
        }
    }

    /// What to do.
    func explanation(_ words: CompareWords) -> String {
        switch self {
        case .unreadable(let faults): words.paragraph(faults.map { words.sentence($0.text(words)) })
        case .noData(let place, _): words.dataRange(of: place.name, place.knownYears)
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

    /// The error message of the field.
    func text(_ words: CompareWords) -> String {
        switch self {
        case .from(let text): words.notFirstDay(text)
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
}
