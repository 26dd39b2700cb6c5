import Layout
import Places
import VIPER

struct CompareYearView: FramedView<ComparePlace, CompareYearEvent, CompareYearPage> {
    let part: Frame.Part? = .compare
    let assets: Assets

    func event(from visit: Visit<ComparePlace>) -> CompareYearEvent {
        switch visit.place {
        case .year(let year, let places): .compared(year, places)
        case .front, .meeting: .opened
        }
    }
}
