extension String {
    /// The number in decimal, with zeros before it up to a number of digits: "0042".
    package init(_ number: Int, digits: Int) { self.init(zerosBefore: String(number), digits) }

    /// The number in hexadecimal, with zeros before it up to a number of digits: "00e9".
    package init(hexadecimal number: UInt64, digits: Int, uppercase: Bool = false) {
        self.init(zerosBefore: String(number, radix: 16, uppercase: uppercase), digits)
    }

    private init(zerosBefore text: String, _ digits: Int) {
        self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
