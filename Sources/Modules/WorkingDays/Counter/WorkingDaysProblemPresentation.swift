import AlmanacValues
import Layout
import VIPER

/// The words for a question without an answer, which are the same for people and for programs.
extension WorkingDaysProblem {
    /// A value that cannot be read is a bad request. Dates that are right by themselves, but of which we cannot tell the
    /// days, are not found.
    var status: Status {
        switch self {
        case .unreadable: .badRequest
        case .backwards, .tooLong, .noData, .beyond: .notFound
        }
    }

    /// The error, as the title of a notice.
    var title: String {
        switch self {
        case .unreadable: "The question cannot be answered"
        case .backwards(let first, let last):
            "The last day, \(Phrases.date(last)), is before the first day, \(Phrases.date(first))"
        case .tooLong(let days, _): "\(Phrases.number(days)) days are too many to count at once"
        case .noData(let first, let last):
            first.year == last.year
                ? "No data for \(first.year)" : "No data for all days from \(first.year) to \(last.year)"
        case .beyond(let found, let number):
            "Our data ends before \(number < 0 ? "it begins: it has" : "that: it has") "
                + Phrases.count(found, "working day", "working days")
                + " \(number < 0 ? "before" : "after") that date, not \(Phrases.number(abs(number)))"
        }
    }

    /// What to do, in a sentence or two.
    func explanation(_ answer: WorkingDaysAnswer) -> String {
        let data =
            Phrases.coverage(of: answer.countryName, answer.knownYears)
        return switch self {
        case .unreadable(let faults): faults.map { "\($0.text)." }.joined(separator: " ")
        case .backwards: "Swap the two dates, or change one of them."
        case .tooLong(_, let limit):
            "We count up to \(Phrases.number(limit)) days, which is ten years: the page names each holiday that it skips. "
                + data
        case .noData, .beyond: data
        }
    }

    func notice(
        _ answer: WorkingDaysAnswer, _ question: WorkingDaysQuestion,
        _ router: some Router<WorkingDaysCounterNavigation>
    ) -> Notice {
        var actions: [Notice.Action] = []
        if case .backwards(let first, let last) = self {
            var swapped = WorkingDaysQuestion(answer.place, from: last, through: first)
            swapped.weekend = question.weekend
            actions.append(.init("Swap the dates", router.link(to: .question(swapped))))
        }
        return Notice(title: title, explanation: explanation(answer), actions: actions)
    }
}

extension WorkingDaysFault {
    /// The name of the parameter.
    var name: String {
        switch self {
        case .from: "from"
        case .last: "to"
        case .days: "days"
        }
    }

    var text: String {
        switch self {
        case .from(let text): "“\(Phrases.isolated(text))” is not a date. Enter the first day, such as 2026-12-01"
        case .last(let text): "“\(Phrases.isolated(text))” is not a date. Enter the last day, such as 2027-01-15"
        case .days(let text, let most):
            "“\(Phrases.isolated(text))” is not possible. Enter a whole number from −\(Phrases.number(most)) to "
                + Phrases.number(most)
        }
    }
}

extension WorkingDaysAnswer {
    /// Nil if the question has an answer.
    var problem: WorkingDaysProblem? {
        if case .failure(let problem) = count { problem } else { nil }
    }

    var status: Status { problem?.status ?? .ok }
}
