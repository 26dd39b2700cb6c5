public import Almanac

/// What a document leads to has an address, and the address leads back to it.
public func expectAddress(of place: Place) {
    let address = place.address
    guard let again = try? Place(address) else { finding("\(address) leads nowhere") }
    expectSame(again, place, "the place at \(address)")
}
