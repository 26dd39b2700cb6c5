/// Where an occasion comes from. The raw value is the token used in documents.
public enum Tradition: String, Sendable, CaseIterable {
    case christian, islamic, jewish, hindu, sikh, jain, buddhist
    /// Of China and its neighbours.
    case eastAsian = "east-asian"
    /// Of Iran and its neighbours.
    case persian
    case indigenous
    /// Custom without a religion.
    case folk
    /// Of a state.
    case civic
    case royal
    /// Of the United Nations and the like.
    case international
    case school, sport
}
