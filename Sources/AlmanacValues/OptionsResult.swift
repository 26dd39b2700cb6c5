/// How Options ended, for the flow that opened them.
public enum OptionsResult: Hashable, Sendable {
    /// The visitor saved, and the browser has kept it.
    case saved
    /// The visitor closed Options. Nothing was changed.
    case cancel
}
