import HTML
import Layout
import Places
import VIPER

struct ChangeListView: FramedView<DataPlace, ChangeListEvent, ChangeListPage> {
    let part: Frame.Part? = nil
    let assets: Assets

    func event(from visit: Visit<DataPlace>) -> ChangeListEvent { .opened }
}
