public import Places

/// Checks that a place from a document has an address, and that parsing the address gives the same place.
public func expectAddress(of place: Place) {
    let address = place.address
    guard let again = try? Place(address) else { finding("\(address) is not a place") }
    expectSame(again, place, "the place at \(address)")
}
