import AlmanacValues
import Layout
import VIPER

/// Formats the two forms: what was asked, with an error beside each field that cannot be read.
struct WorkingDaysFormsPresentation<R: Router<WorkingDaysCounterNavigation>> {
    let answer: WorkingDaysAnswer
    let question: WorkingDaysQuestion
    let words: WorkingDaysWords
    let router: R

    var forms: WorkingDaysForms {
        WorkingDaysForms(
            action: router.link(to: .front), regions: answer.regions.isEmpty ? [] : regions,
            place: answer.regions.isEmpty ? answer.place.description : nil,
            from: FormField(text: from, problem: isAway ? nil : problem(of: "from")),
            last: FormField(text: last, problem: problem(of: "to")),
            start: FormField(text: from, problem: isAway ? problem(of: "from") : nil),
            days: FormField(text: days, problem: problem(of: "days")),
            weekend: WorkingDaysWeekend(
                isOpen: !question.weekend.isEmpty,
                choices: Weekday.allCases.map { day in
                    FormChoice(
                        day.word, label: words.weekday(day), isChosen: question.weekend.contains(day))
                }))
    }

    private var isAway: Bool { if case .after = question.end { true } else { false } }

    private var regions: [FormChoice] {
        let country = answer.place.country
        let whole = FormChoice(
            country.description, label: words.wholeCountry, isChosen: answer.place.region == nil)
        return [whole]
            + answer.regions.map { region in
                FormChoice(
                    Territory(country, region.code).description, label: words.text(region.name),
                    isChosen: region.code == answer.place.region)
            }
    }

    /// Without a question, the forms propose to count from today on.
    private var from: String {
        switch question.from {
        case nil: answer.today.description
        case .value(let date): date.description
        case .unreadable: ""
        }
    }

    private var last: String {
        switch question.end {
        case .on(let date): date.value?.description ?? ""
        case nil, .after: endOfYear.description
        }
    }

    private var endOfYear: CivilDate {
        .firstDay(of: (question.from?.value ?? answer.today).year + 1).adding(days: -1)
    }

    private var days: String {
        if case .after(let days) = question.end { days.text } else { "10" }
    }

    private func problem(of name: String) -> String? {
        guard case .unreadable(let faults) = answer.problem else { return nil }
        return faults.first { $0.name == name }?.text(words)
    }
}
