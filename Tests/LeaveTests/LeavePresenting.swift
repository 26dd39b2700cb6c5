import SnapshotSupport
import Testing

@testable import Leave

/// What the suites of the planner's Presenter ask it.
enum LeavePresenting {
    static func answer(
        _ result: Result<LeavePlans, LeavePlannerFailure>, _ request: LeaveRequest = .sample()
    ) async throws -> (LeavePlannerPage, Status) {
        let presenter = LeavePlannerPresenter(
            interactor: LeavePlannerInteractorDouble(result: result),
            router: RecordingRouter<LeavePlannerNavigation>())
        return try await presenter.handle(.asked(request)).shown
    }

    static func page(_ plans: LeavePlans) async throws -> LeavePlannerPage {
        try await answer(.success(plans), plans.request).0
    }
}
