import SnapshotSupport
import Testing

@testable import Leave

/// What the suites of the planner's Presenter ask it.
enum LeavePresenting {
    private struct UnexpectedStep: Error {}

    static func answer(
        _ result: Result<LeavePlans, LeavePlannerFailure>, _ request: LeaveRequest = .sample()
    ) async throws -> (LeavePlannerPage, Status) {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: result),
            router: RecordingRouter<LeavePlannerNavigation>())
        guard case .show(let page, let status) = await presenter.handle(.asked(request)) else { throw UnexpectedStep() }
        return (page, status)
    }

    static func page(_ plans: LeavePlans) async throws -> LeavePlannerPage {
        try await answer(.success(plans), plans.request).0
    }
}
