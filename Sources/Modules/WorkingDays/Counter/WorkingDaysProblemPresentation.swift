import AlmanacValues
import Layout
import VIPER

/// Chooses the messages for a question without an answer, which are the same for people and for programs.
extension WorkingDaysProblem {
    /// A value that cannot be read is a bad request, and so are dates in the wrong order or too far apart. Dates that are
    /// right, but of which we cannot tell the days, are not found.
    var status: Status {
        switch self {
        case .unreadable, .backwards, .tooLong: .badRequest
        case .noData, .beyond: .notFound
        }
    }

    /// The error, as the title of a notice.
    func title(_ words: WorkingDaysWords) -> String {
        switch self {
        case .unreadable: words.unanswerable
        case .backwards(let first, let last): words.backwards(first, last)
        case .tooLong(let days, _): words.tooMany(days)
        case .noData(let first, let last) where first.year == last.year: words.noData(for: first.year)
        case .noData(let first, let last): words.noData(from: first.year, to: last.year)
        case .beyond(let found, let number) where number < 0: words.tooFewBefore(found, of: -number)
        case .beyond(let found, let number): words.tooFewAfter(found, of: number)
        }
    }

    /// What to do, in a sentence or two.
    func explanation(_ answer: WorkingDaysAnswer, _ words: WorkingDaysWords) -> String {
        let coverage = words.dataRange(of: answer.name.country, answer.knownYears)
        return switch self {
        case .unreadable(let faults): words.paragraph(faults.map { words.sentence($0.text(words)) })
        case .backwards: words.swapOrChange
        case .tooLong(_, let limit): words.paragraph(words.mostDays(limit), coverage)
        case .noData, .beyond: coverage
        }
    }

    func notice(
        _ answer: WorkingDaysAnswer, _ question: WorkingDaysQuestion, _ words: WorkingDaysWords,
        _ router: some Router<WorkingDaysCounterNavigation>
    ) -> Notice {
        var actions: [Notice.Action] = []
        if case .backwards(let first, let last) = self {
            var swapped = WorkingDaysQuestion(answer.place, from: last, through: first)
            swapped.weekend = question.weekend
            actions.append(.init(words.swapDates, router.link(to: .question(swapped))))
        }
        return Notice(title: title(words), explanation: explanation(answer, words), actions: actions)
    }
}

extension WorkingDaysFault {
    /// The name of the parameter.
    var name: String {
        switch self {
        case .from: "from"
        case .last: "to"
        case .days: "days"
        case .noWorkingDays: "weekend"
        }
    }

    /// The error message of the field.
    func text(_ words: WorkingDaysWords) -> String {
        switch self {
        case .from(let text): words.notFirstDay(text)
        case .last(let text): words.notLastDay(text)
        case .days(let text, let most): words.notDays(text, most: most)
        case .noWorkingDays: words.noWorkingDays
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
