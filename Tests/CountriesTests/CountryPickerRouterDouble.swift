import SnapshotSupport

@testable import Countries

/// A Router whose links are words, with one hidden field for the ticket.
struct CountryPickerRouterDouble: CountryPickerRouting {
    /// Whether the countries are buttons of a form.
    var isForm = false
    private let router = RecordingRouter<CountryPickerNavigation>()

    init(isForm: Bool = false) {
        self.isForm = isForm
    }

    var ticketFields: [HiddenField] { [HiddenField(name: "ticket", value: "unread")] }
    var answerForm: Link? { isForm ? Link(segments: ["form"]) : nil }

    func link(to navigation: CountryPickerNavigation) -> Link { router.link(to: navigation) }
}
