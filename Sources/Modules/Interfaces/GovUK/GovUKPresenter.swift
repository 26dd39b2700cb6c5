import AlmanacValues
import VIPER

/// Answers clients of GOV.UK's bank holidays.
struct GovUKPresenter<I: GovUKInteracting, R: Router<Never>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: GovUKEvent) async -> Step<InterfaceAnswer<GovUKRecord>, Never, Never> {
        do throws(InterfaceFailure) {
            switch event {
            case .all(let language):
                let found = try await interactor.bankHolidays(of: BankHolidayDivision.allCases)
                return .show(.record(.all(found.map { $0.speaking(language) })))
            case .division(let division, let language):
                let found = try await interactor.bankHolidays(of: [division]).map { $0.speaking(language) }
                return .show(.record(found.first.map { .one($0) } ?? .all([])))
            }
        } catch {
            return .failed(error)
        }
    }
}
