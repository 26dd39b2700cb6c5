import AlmanacValues
import Layout
import VIPER

/// Formats the form: what was asked for, and beside each field what is wrong with it.
struct LeaveFormPresentation<R: Router<LeavePlannerNavigation>> {
    let plans: LeavePlans
    let words: LeaveWords
    let router: R

    private var request: LeaveRequest { plans.request }

    var form: LeaveForm {
        LeaveForm(
            action: router.link(to: .form(request)), days: number(.days, request.days),
            regions: regions(of: plans.place), shortest: shortest, weekend: weekend, worked: worked, taken: taken,
            schools: schools,
            partner: plans.partner.map(partner),
            partnerProblem: plans.partner == nil ? problem(.partner) : nil,
            addPartner: plans.partner == nil
                ? LabelledLink(label: words.addPerson, link: router.link(to: .picker)) : nil,
            country: request.territory.country.description, year: String(request.year),
            isDetailed: isDetailed)
    }

    /// The error message of a field; nil if its value is valid.
    private func problem(_ field: LeaveField) -> String? {
        let texts = plans.problems.filter { $0.field == field }.map { $0.text(words, year: request.year) }
        return texts.isEmpty ? nil : words.paragraph(texts)
    }

    private func number(_ field: LeaveField, _ value: Int?) -> FormField {
        let wrong = request.faults.first { $0.field == field }?.text
        return FormField(text: value.map { String($0) } ?? wrong ?? "", problem: problem(field))
    }

    private func regions(of place: LeavePlans.Place) -> FormSelect? {
        guard !place.regions.isEmpty else { return nil }
        let whole = FormChoice("", label: words.wholeCountry, isChosen: place.territory.region == nil)
        let choices = place.regions.map { region in
            FormChoice(
                region.code.description, label: words.text(region.name),
                isChosen: region.code == place.territory.region)
        }
        return FormSelect([whole] + choices)
    }

    private var shortest: FormSelect {
        // A value that is out of range or not a number cannot be selected again.
        let asked = request.shortest.flatMap { LeaveLimits.shortest.contains($0) ? $0 : nil }
        let lengths = Set([3, 4, 5, 9, 10, 16, 23] + [asked].compactMap(\.self)).sorted()
        let mixed = FormChoice("", label: words.mixed(shortest: LeaveLimits.usual[0]), isChosen: asked == nil)
        return FormSelect(
            [mixed]
                + lengths.map { length in
                    FormChoice(
                        String(length), label: words.breaks(ofAtLeast: length), isChosen: length == asked)
                }, problem: problem(.shortest))
    }

    private var weekend: FormSelect {
        FormSelect(
            Weekday.allCases.map { day in
                FormChoice(day.word, label: words.weekday(day), isChosen: request.weekend.contains(day))
            }, problem: problem(.weekend))
    }

    private var worked: LeaveDates {
        dates(
            .worked,
            request.worked.sorted().map { date in
                FormChoice(date.description, label: words.text(date, .full), isChosen: true)
            })
    }

    private var taken: LeaveDates {
        let ranges = request.taken.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        var taken = dates(
            .taken,
            ranges.map { range in
                FormChoice(range.words, label: words.text(range), isChosen: true)
            })
        let backwards = request.faults.lazy.compactMap { $0.backwards }.first
        (taken.first, taken.last) = (backwards?.first.description, backwards?.last.description)
        return taken
    }

    private func dates(_ field: LeaveField, _ given: [FormChoice]) -> LeaveDates {
        LeaveDates(
            given: given, firstDay: CivilDate.firstDay(of: request.year).description,
            lastDay: CivilDate.firstDay(of: request.year + 1).adding(days: -1).description, problem: problem(field))
    }

    private var schools: FormSelect? {
        let problem = problem(.schools)
        guard !plans.schools.isEmpty || problem != nil else { return nil }
        let none = FormChoice("", label: words.withoutSchools, isChosen: request.schools == nil)
        let choices = plans.schools.map { schools in
            FormChoice(
                schools.schools.word,
                label: schools.name.map(words.text) ?? words.allSchools(of: plans.place.name.country),
                isChosen: schools.schools == request.schools)
        }
        return FormSelect([none] + choices, problem: problem)
    }

    private func partner(_ place: LeavePlans.Place) -> LeavePartnerFields {
        let country = place.territory.country
        let regions = regions(of: place).map { select in
            // The field says the country too, so that the form needs no other.
            FormSelect(
                select.choices.map { choice in
                    FormChoice(
                        choice.value.isEmpty ? country.description : "\(country)-\(choice.value)",
                        label: choice.label, isChosen: choice.isChosen)
                }, problem: problem(.partner))
        }
        return LeavePartnerFields(
            flag: country.flag, name: words.text(place.name.country), code: country.description, regions: regions,
            days: number(.partnerDays, request.partner?.days), picker: router.link(to: .picker))
    }

    private var isDetailed: Bool {
        let first: Set<LeaveField> = [.days, .shortest, .partner, .partnerDays]
        return !request.weekend.isEmpty || !request.worked.isEmpty || !request.taken.isEmpty || request.schools != nil
            || plans.problems.contains { !first.contains($0.field) }
    }
}
