import AlmanacValues
import Layout
import VIPER

/// Formats the form.
struct MeetingFormPresentation<R: Router<CompareMeetingNavigation>> {
    /// Without the names that it adds.
    let question: MeetingQuestion
    let today: CivilDate?
    var faults: [MeetingFault] = []
    var unsettled: [UnsettledName] = []
    /// Whether the page has an answer.
    var isAnswered = false
    let words: CompareWords
    let router: R

    /// How many months are offered.
    private static var offeredMonths: Int { 6 }

    var form: MeetingForm {
        MeetingForm(
            action: router.link(to: .front), add: add, offers: offers,
            from: field(question.from?.valueText ?? today?.description ?? "", "from"),
            last: field(question.last?.valueText ?? "", "to"),
            days: field(question.days?.text ?? (question.last == nil ? String(MeetingQuestion.usualDays) : ""), "days"),
            opens: field((question.opens ?? .value(MeetingQuestion.usualHours.opens)).valueText, "opens"),
            closes: field((question.closes ?? .value(MeetingQuestion.usualHours.closes)).valueText, "closes"),
            places: question.places.map(\.description), months: months, isOpen: !isAnswered)
    }

    private func field(_ text: String, _ name: String) -> FormField {
        FormField(text: text, problem: faults.first { $0.name == name }?.text(words))
    }

    private var add: FormField {
        let problems = unsettled.compactMap { name -> String? in
            let text = ForeignText(name.text)
            return switch name.reason {
            case .unknown: words.unknownPlace(text)
            case .limit(let most): words.limit(most)
            case .unavailable: words.namesUnavailable(text)
            case .ambiguous(_), .similar(_): nil
            }
        }
        return FormField(
            text: unsettled.map(\.text).joined(separator: ", "),
            problem: problems.isEmpty ? nil : words.paragraph(problems))
    }

    private var offers: [MeetingOffer] {
        unsettled.compactMap { name in
            switch name.reason {
            case .ambiguous(let places): offer(words.whichPlace(ForeignText(name.text)), places, name)
            case .similar(let places): offer(words.similarPlace(ForeignText(name.text)), places, name)
            case .unknown, .limit, .unavailable: nil
            }
        }
    }

    private func offer(_ title: String, _ places: [NamedTerritory], _ name: UnsettledName) -> MeetingOffer {
        let others = unsettled.filter { $0 != name }.map(\.text).joined(separator: ", ")
        return MeetingOffer(
            title: title,
            places: places.map { place in
                var chosen = question
                if !chosen.places.contains(place.territory) { chosen.places.append(place.territory) }
                chosen.added = others.isEmpty ? nil : others
                return LabelledLink(label: label(place), link: router.link(to: .question(chosen)))
            })
    }

    private func label(_ place: NamedTerritory) -> String {
        guard let name = place.name else { return place.territory.description }
        return place.city.map { words.city($0, in: name) } ?? words.text(name)
    }

    /// The next months.
    private var months: [Choice] {
        guard !question.places.isEmpty, faults.isEmpty, let today else { return [] }
        let asked = question.from?.value ?? today
        var months: [Choice] = []
        // From this month on, unless the question is about a later half-year.
        var day = asked > today.adding(days: 31 * (Self.offeredMonths - 1)) ? asked : today
        while months.count < Self.offeredMonths {
            let month = day.daysOfMonth
            guard CivilDate.years.contains(month.lowerBound.year) else { break }
            var asked = question
            let start = max(month.lowerBound, today)
            (asked.from, asked.last, asked.days) = (.value(start), .value(month.upperBound), nil)
            months.append(
                Choice(
                    label: words.text(month.lowerBound, .month), link: router.link(to: .question(asked)),
                    isCurrent: asked.from == question.from && asked.last == question.last))
            day = month.upperBound.adding(days: 1)
        }
        return months
    }
}

extension CivilDate {
    fileprivate var daysOfMonth: ClosedRange<CivilDate> {
        let first = adding(days: 1 - fields.day)
        return first...first.adding(days: CivilDate.days(in: month, of: year) - 1)
    }
}

extension Entered where Value: CustomStringConvertible {
    /// The text of a field whose kind of input takes only values.
    fileprivate var valueText: String { value?.description ?? "" }
}
