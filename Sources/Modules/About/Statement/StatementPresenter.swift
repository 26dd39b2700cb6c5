import AlmanacValues
import Layout
import VIPER

struct StatementPresenter<I: StatementInteracting, R: Router<StatementNavigation>>: Presenter {
    let interactor: I
    let router: R
    let pages: [OperatorPage]
    var words = AboutWords()

    func handle(_ event: StatementEvent) async -> Step<StatementPage, StatementNavigation, Never> {
        switch event {
        case .opened(.privacy):
            .show(
                page(.privacy, words.privacyTitle, words.privacyLead, [browser, server, others, operators(.privacy)]))
        case .opened(.accessibility):
            .show(
                page(
                    .accessibility, words.accessibilityTitle, words.accessibilityLead,
                    [tested, limits, operators(.accessibility)]))
        }
    }

    private func page(
        _ subject: Subject, _ title: String, _ lead: String, _ chapters: [StatementChapter]
    ) -> StatementPage {
        StatementPage(
            head: PageHead(title: title, description: lead, canonical: router.link(to: .page(subject))), title: title,
            lead: lead, chapters: chapters)
    }

    // MARK: What is stored

    private var browser: StatementChapter {
        StatementChapter(
            title: words.inYourBrowser, id: "browser", paragraphs: [words.onlyWhatYouSend],
            storage: interactor.stored().map(row),
            links: [LabelledLink(label: words.seeYourChoices, link: router.link(to: .options))])
    }

    private func row(_ item: StatementStorage) -> StatementRow {
        let (name, about) =
            switch item.kind {
            case .choices: (words.yourChoices, words.aboutYourChoices)
            case .language: (words.yourLanguage, words.aboutYourLanguage)
            case .draft: (words.yourDraft, words.aboutYourDraft)
            }
        let duration =
            switch item.duration {
            case .days(let count): words.forDays(count)
            case .minutes(let count): words.forMinutes(count)
            }
        return StatementRow(name: name, code: item.name, duration: duration, about: about)
    }

    private var server: StatementChapter {
        StatementChapter(
            title: words.onTheServer, id: "server", paragraphs: [words.aLineForEachRequest, words.nothingLinksVisits])
    }

    private var others: StatementChapter {
        StatementChapter(
            title: words.otherSites, id: "others", paragraphs: [words.nothingFromOthers, words.subscribedCalendars])
    }

    // MARK: Accessibility

    private var tested: StatementChapter {
        StatementChapter(
            title: words.howItIsTested, id: "tested", paragraphs: [words.everyChange],
            items: interactor.checks().map(text))
    }

    private func text(_ check: AccessibilityCheck) -> String {
        switch check {
        case .axe: words.checkAxe
        case .keyboard: words.checkKeyboard
        case .focus: words.checkFocus
        case .narrow: words.checkNarrow
        case .spacing: words.checkSpacing
        case .paper: words.checkPaper
        case .withoutScript: words.checkWithoutScript
        case .validity: words.checkValidity
        case .rightToLeft: words.checkRightToLeft
        }
    }

    private var limits: StatementChapter {
        StatementChapter(
            title: words.whatIsMissing, id: "missing", items: [words.limitReaders, words.limitNames, words.limitMaps])
    }

    // MARK: The operator

    private func operators(_ subject: Subject) -> StatementChapter {
        let text =
            switch subject {
            case .privacy: words.operatorMayStoreMore
            case .accessibility: words.tellTheOperator
            }
        return StatementChapter(
            title: words.whoRunsThisSite, id: "operator", paragraphs: [text],
            links: pages.map { LabelledLink(label: name(of: $0), link: router.link(to: .operators($0))) })
    }

    private func name(of page: OperatorPage) -> String {
        switch page {
        case .imprint: words.imprint
        case .privacyNotice: words.privacyNotice
        case .contact: words.contact
        }
    }
}
