import AlmanacValues
import Entities

struct StatementInteractor: StatementInteracting {
    func stored() -> [StatementStorage] { StoredItem.allCases.map(StatementStorage.init) }

    func checks() -> [AccessibilityCheck] { AccessibilityCheck.allCases }
}

extension StatementStorage {
    init(_ item: StoredItem) {
        let kind: Kind =
            switch item {
            case .preferences: .choices
            case .language: .language
            case .draft: .draft
            }
        let (minutes, days) = (item.lifetime / 60, item.lifetime / 86_400)
        self.init(kind: kind, name: item.name, duration: days > 0 ? .days(days) : .minutes(minutes))
    }
}
