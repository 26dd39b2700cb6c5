import AlmanacValues
import PlainBytes
import Support

// A country's year and its filter, as the addresses of holidays and the tickets of the country picker spell them.

extension HolidayYear {
    /// Adds the country and the year to an address.
    func spell(into parts: inout some AddressParts & ~Copyable) { Self.spell(country, year, into: &parts) }

    fileprivate static func spell(
        _ country: CountryCode, _ year: Int, into parts: inout some AddressParts & ~Copyable
    ) {
        parts.segment(AddressWord(country))
        if let year = AddressWord(year: year) { parts.segment(year) } else { parts.segment(printed(year)) }
    }

    /// Parses four ASCII digits, so that each year has one spelling; nil for any other text.
    static func year(_ text: Address.Text) -> Int? { text.number(digits: 4...4) }

    /// Returns the year with at least four digits, zero-padded.
    static func printed(_ year: Int) -> String { String(year, digits: 4) }
}

extension HolidayReference {
    /// Adds the path after `holidays` to an address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        HolidayYear.spell(country, year, into: &parts)
        parts.segment(AddressWord(id), hyphen: id.slug.description)
    }
}

extension AddressWord {
    static let holidays = AddressWord("holidays")
}

extension HolidayFilter {
    /// Parses the query items `type` (a type's token, "public-and-school" or "all"; public if absent) and `region` (a
    /// region's code or "all"; the whole country's holidays if absent). Empty values count as absent, because a form
    /// sends an empty value for "any".
    ///
    /// - Parameter country: its code may be before that of the region, as in ISO 3166-2.
    init(_ address: Address, of country: CountryCode? = nil) throws(PlaceProblem) {
        self.init()
        if let type = address.value("type"), !type.isEmpty {
            types = try Self.types(type)
        }
        if let text = address.value("region"), !text.isEmpty {
            if text.matches("all", ignoringCase: true) {
                isEverywhere = true
                return
            }
            guard let code = RegionCode(text) else { throw .badValue(name: "region", value: text.string) }
            region = country.map { code.without($0) } ?? code
        }
    }

    private static func types(_ text: Address.Text) throws(PlaceProblem) -> Types {
        if text.matches("all", ignoringCase: true) { return .all }
        if text.matches("public-and-school", ignoringCase: true) { return .publicAndSchool }
        guard let type = HolidayType(word: text, ignoringCase: true)
        else { throw .badValue(name: "type", value: text.string) }
        return .only(type)
    }

    /// Parses the same, and several types with commas between them: "public,bank".
    init(ofSeveralTypes address: Address, of country: CountryCode) throws(PlaceProblem) {
        guard let text = address.value("type"), text.utf8.contains(UInt8(ascii: ",")) else {
            try self.init(address, of: country)
            return
        }
        var others = address
        others.query.removeAll { $0.name.matches("type") }
        try self.init(others, of: country)
        var found: HolidayTypes = []
        for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let word = Address.Text(String(Substring(part)))
            guard let type = HolidayType(word: word, ignoringCase: true) else {
                throw .badValue(name: "type", value: word.string)
            }
            found.insert(HolidayTypes([type]))
        }
        let types = found.sorted
        self.types =
            types.count == 1
            ? .only(types[0]) : types == [.publicHoliday, .school] ? .publicAndSchool : .several(found)
    }

    /// Adds to an address the values that differ from the default, in a fixed order.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        switch types {
        case .only(.publicHoliday): break
        case .all, .publicAndSchool, .only(_), .several: parts.item("type", types.word)
        }
        if let region {
            parts.item("region", region.description)
        } else if isEverywhere {
            parts.item("region", "all")
        }
    }
}

extension RegionCode {
    /// Returns the code without that of its country: "BY" for "DE-BY" in Germany. Unchanged if it has no such prefix.
    fileprivate func without(_ country: CountryCode) -> RegionCode {
        let prefix = "\(country)-"
        guard description.utf8.starts(with: prefix.utf8) else { return self }
        return RegionCode(String(decoding: description.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)) ?? self
    }
}
