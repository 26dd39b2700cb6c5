import AlmanacValues
import Layout

extension LightWords {
    /// "Apprentices: Ben Solo, Rey"
    func apprentices(_ names: [ForeignText]) -> String {
        names.isEmpty ? apprenticesUnknown : apprentices(names: names)
    }
}
