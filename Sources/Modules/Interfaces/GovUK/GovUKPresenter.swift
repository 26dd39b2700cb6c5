import AlmanacValues
import VIPER

/// Answers clients of GOV.UK's bank holidays.
struct GovUKPresenter<I: GovUKInteracting, R: Router<Never>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: GovUKEvent) async -> Step<InterfaceAnswer<GovUKRecord>, Never, Never> {
        do throws(InterfaceFailure) {
            switch event {
            case .all:
                return .show(.record(.all(try await interactor.bankHolidays(of: BankHolidayDivision.allCases))))
            case .division(let division):
                let found = try await interactor.bankHolidays(of: [division])
                return .show(.record(found.first.map { .one($0) } ?? .all([])))
            }
        } catch {
            return .failed(error)
        }
    }
}
