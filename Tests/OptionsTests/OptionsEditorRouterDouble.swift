import SnapshotSupport

@testable import Options

/// A Router whose links are words.
struct OptionsEditorRouterDouble: OptionsEditorRouting {
    /// Whether somebody waits for the result.
    var isSubflow = false
    private let router = RecordingRouter<OptionsEditorNavigation>()

    init(isSubflow: Bool = false) {
        self.isSubflow = isSubflow
    }

    func link(to navigation: OptionsEditorNavigation) -> Link { router.link(to: navigation) }
}
