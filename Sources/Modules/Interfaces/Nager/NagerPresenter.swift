import AlmanacValues
import Layout
import VIPER

/// Answers clients of Nager.Date. No content (204) says that there is none; for the question about today, 200 says yes.
struct NagerPresenter<I: NagerInteracting, R: Router<Never>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: NagerEvent) async -> Step<InterfaceAnswer<NagerRecord>, Never, Never> {
        do throws(InterfaceFailure) {
            switch event {
            case .holidays(let country, let year, let dates):
                return .show(.record(.holidays(try await interactor.holidays(of: country, in: year, dates))))
            case .next(let country, let dates):
                return unlessEmpty(try await interactor.next(in: country, dates))
            case .worldwide:
                return unlessEmpty(try await interactor.worldwide())
            case .today(let place, let offset):
                return .show(.empty, try await interactor.isHoliday(in: place, offset: offset) ? .ok : .noContent)
            case .longWeekends(let place, let year, let bridgeDays):
                let found = try await interactor.longWeekends(in: place, of: year, bridgeDays: bridgeDays)
                return .show(.record(.longWeekends(found)))
            case .countries:
                return .show(.record(.countries(try await interactor.countryList())))
            case .country(let code):
                return .show(.record(.country(try await interactor.countryInfo(code))))
            case .version:
                return .show(.record(.version))
            }
        } catch {
            return .failed(error)
        }
    }

    private func unlessEmpty(_ holidays: [NagerHoliday]) -> NextStep {
        holidays.isEmpty ? .show(.empty, .noContent) : .show(.record(.holidays(holidays)))
    }
}
