import AlmanacValues
import Layout
import VIPER

struct WorkingDaysCounterPresenter<I: WorkingDaysCounterInteracting, R: Router>: Presenter
where R.Navigation == WorkingDaysCounterNavigation {
    let interactor: I
    let router: R
    var words = WorkingDaysWords()

    /// Returns the page to show while the holidays are being fetched. It names the place by its code, since the name is
    /// being fetched too. It does not name a saved place. Without a place nothing is fetched.
    func loading(_ event: WorkingDaysCounterEvent) -> LoadingState<WorkingDaysCounterPage>? {
        guard case .asked(let question) = event else { return nil }
        var page = emptyPage(question, title: question.place.map(words.title(fetching:)) ?? words.title)
        if let place = question.place {
            page.control = CountryControl(
                fetching: place, words: words, link: router.link(to: .choosePlace(comingBackTo: question)))
        }
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(
        _ event: WorkingDaysCounterEvent
    ) async -> Step<WorkingDaysCounterPage, WorkingDaysCounterNavigation, Never> {
        switch event {
        case .asked(let question):
            // The saved place is shown here and not at an address of its own: it appears in no address.
            var place = question.place
            if place == nil { place = await interactor.home() }
            guard let place else { return .show(firstPage(question)) }
            do {
                let answer = try await interactor.answer(question, in: place)
                return .show(page(answer, question.moved(to: place)), answer.status)
            } catch {
                return show(error, question)
            }
        }
    }

    private func page(_ answer: WorkingDaysAnswer, _ question: WorkingDaysQuestion) -> WorkingDaysCounterPage {
        let title = words.title(answer.name)
        let isAnswered = answer.problem == nil
        var page = WorkingDaysCounterPage(
            head: PageHead(
                title: title,
                description: words.description(answer.name),
                canonical: isAnswered ? router.link(to: .question(question)) : nil,
                alternates: isAnswered && question.from != nil
                    ? Format.ofWorkingDays.alternates { router.link(to: .record(question, $0)) } : [],
                // There are as many questions as pairs of dates: the page of the place is enough for search engines.
                isListed: isAnswered && question.from == nil && question.end == nil, sheet: .workingDays),
            heading: title, control: control(answer, question), age: answer.age.map(words.stale))
        page.forms =
            WorkingDaysFormsPresentation(answer: answer, question: question, words: words, router: router).forms
        switch answer.count {
        case .success(let count):
            page.result =
                WorkingDaysResultPresentation(
                    answer: answer, count: count, weekend: question.weekend, words: words, router: router
                ).result
        case .failure(let problem): page.notice = problem.notice(answer, question, words, router)
        }
        return page
    }

    private func control(_ answer: WorkingDaysAnswer, _ question: WorkingDaysQuestion) -> CountryControl {
        CountryControl(
            of: answer.place, called: answer.name, subject: .place, words: words,
            link: router.link(to: .choosePlace(comingBackTo: question)))
    }

    private func firstPage(_ question: WorkingDaysQuestion) -> WorkingDaysCounterPage {
        var page = emptyPage(question, title: words.title)
        page.placeholder = words.chooseFirst
        return page
    }

    private func emptyPage(_ question: WorkingDaysQuestion, title: String) -> WorkingDaysCounterPage {
        WorkingDaysCounterPage(
            head: PageHead(
                title: title, description: words.description,
                canonical: router.link(to: .front),
                isListed: question == WorkingDaysQuestion(), sheet: .workingDays),
            heading: title,
            control: CountryControl(choose: router.link(to: .choosePlace(comingBackTo: question)), words: words))
    }

    private func show(_ failure: TerritoryFailure, _ question: WorkingDaysQuestion) -> NextStep {
        let find = router.link(to: .choosePlace(comingBackTo: question, searching: failure.unknownCode))
        let notice = words.notice(
            failure, choose: .init(words.chooseCountry, find), retry: router.link(to: .question(question)))
        return .show(
            WorkingDaysCounterPage(
                head: PageHead(title: notice.title, isListed: false, sheet: .workingDays), heading: words.title,
                control: CountryControl(choose: router.link(to: .choosePlace(comingBackTo: question)), words: words),
                notice: notice),
            failure.status)
    }
}
