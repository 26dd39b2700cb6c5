import AlmanacValues
import Layout

extension DarkWords {
    /// "Created by King Adas"
    func creator(_ name: ForeignText?) -> String {
        name.map { createdBy(name: $0) } ?? unknownCreator
    }
}
