@testable import Places

extension SpelledPlace {
    /// What the place spells.
    var address: Address {
        var address = Address(segments: [])
        spell(into: &address)
        return address
    }
}
