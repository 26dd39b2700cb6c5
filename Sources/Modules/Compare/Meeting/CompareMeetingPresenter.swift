import AlmanacValues
import Layout
import VIPER

struct CompareMeetingPresenter<I: CompareMeetingInteracting, R: Router<CompareMeetingNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = CompareWords()

    /// Returns the page to show while the calendars are being fetched. It names the places by their codes.
    func loading(_ event: CompareMeetingEvent) -> LoadingState<CompareMeetingPage>? {
        guard case .asked(let question) = event, !question.places.isEmpty, question.added == nil else { return nil }
        var page = page(question, question.places.map { ($0, $0.description) })
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: CompareMeetingEvent) async -> Step<CompareMeetingPage, CompareMeetingNavigation, Never> {
        switch event {
        case .asked(let question):
            if question.added != nil { return await step(interactor.addition(to: question)) }
            guard !question.places.isEmpty else { return await ask(question, [], invitation: words.addMeetingPlaces) }
            do {
                let search = try await interactor.search(question)
                return .show(self.page(search, question), search.status)
            } catch {
                return show(error, question)
            }
        }
    }

    /// Leads to the question with the places, or asks for the names that mean no place, or several.
    private func step(_ addition: MeetingAddition) async -> NextStep {
        switch addition {
        case .settled(let question): .go(.question(question))
        case .open(let question, let places, let unsettled):
            await ask(
                question, places.map { ($0.territory, $0.name.map(words.text) ?? $0.territory.description) },
                unsettled: unsettled)
        }
    }

    /// Shows the form of a question that is not searched yet, with what is wrong beside each field.
    private func ask(
        _ question: MeetingQuestion, _ places: [(territory: Territory, name: String)],
        unsettled: [UnsettledName] = [], invitation: String? = nil
    ) async -> NextStep {
        let faults = await interactor.faults(of: question)
        var page = page(question, places, isAnswered: faults.isEmpty)
        page.invitation = invitation
        page.form = form(question, faults: faults, unsettled: unsettled)
        guard !faults.isEmpty else { return .show(page) }
        let problem = MeetingProblem.unreadable(faults)
        page.notice = Notice(title: problem.title(words), explanation: problem.explanation(words))
        return .show(page, problem.status)
    }

    private func form(
        _ question: MeetingQuestion, today: CivilDate? = nil, faults: [MeetingFault] = [],
        unsettled: [UnsettledName] = [], isAnswered: Bool = false
    ) -> MeetingForm {
        MeetingFormPresentation(
            question: question, today: today, faults: faults, unsettled: unsettled, isAnswered: isAnswered,
            words: words,
            router: router
        ).form
    }

    private func page(_ search: MeetingSearch, _ question: MeetingQuestion) -> CompareMeetingPage {
        let isRecord = search.problem == nil && question.from != nil
        var page = page(
            question, search.places.map { ($0.territory, words.text($0.name)) },
            alternates: isRecord ? Format.ofComparison.alternates { router.link(to: .record(question, $0)) } : [],
            isAnswered: search.problem == nil)
        let presentation = CompareMeetingPresentation(search: search, question: question, words: words, router: router)
        page.age = search.places.compactMap(\.age).max().map(words.stale)
        page.notes = [search.places.nationwideNote(words)].compactMap(\.self)
        page.form = form(
            question, today: search.today, faults: search.faults, isAnswered: search.problem == nil)
        let asked = search.problem == nil ? question.from?.value?.year : nil
        let year = asked ?? search.today.year
        page.year = LabelledLink(
            label: words.compareYear(year), link: router.link(to: .year(year, question.places)))
        switch search.result {
        case .success(let days): page.result = presentation.result(days)
        case .failure(let problem):
            page.notice = Notice(title: problem.title(words), explanation: problem.explanation(words))
        }
        return page
    }

    private func page(
        _ question: MeetingQuestion, _ places: [(territory: Territory, name: String)], alternates: [Alternate] = [],
        isAnswered: Bool = true
    ) -> CompareMeetingPage {
        let hasRoom = places.count < interactor.mostPlaces
        return CompareMeetingPage(
            head: PageHead(
                title: words.meetingTitle, description: words.meetingDescription,
                canonical: isAnswered ? router.link(to: .question(question)) : nil, alternates: alternates,
                isListed: question == MeetingQuestion([]), sheet: .compare),
            heading: words.meetingTitle,
            places: ComparedPlaces(
                places, words, add: hasRoom ? router.link(to: .addPlace(comingBackTo: question)) : nil,
                label: words.choosePlaces, most: interactor.mostPlaces,
                // A question without an answer for these places may have none for fewer of them either.
                without: { gone in
                    router.link(
                        to: .question((isAnswered ? question : MeetingQuestion(question.places)).without { $0 == gone })
                    )
                }))
    }

    /// Shows the notice without the places: only the link in it leads to a search that may work.
    private func show(_ failure: CompareFailure, _ question: MeetingQuestion) -> NextStep {
        let others = question.without(failure.concerns)
        let notice = words.notice(
            failure.reason, choose: .init(words.search(without: failure.missing), router.link(to: .question(others))),
            find: router.link(to: .addPlace(comingBackTo: others, searching: failure.reason.unknownCode)),
            retry: router.link(to: .question(question)))
        let page = page(question, question.places.map { ($0, $0.description) })
        return .show(
            CompareMeetingPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .compare), heading: page.heading,
                notice: notice),
            failure.reason.status)
    }
}

extension MeetingQuestion {
    fileprivate func without(_ isGone: (Territory) -> Bool) -> Self {
        var question = self
        question.places.removeAll(where: isGone)
        return question
    }
}
