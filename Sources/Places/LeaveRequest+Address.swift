public import AlmanacValues
import Support

// How the addresses of the leave planner, and the tickets of the country picker, spell a request.

extension LeaveRequest {
    /// The most values of a field. A form with a box for each of them still has few enough fields for an address.
    public static let mostValues = 20

    /// Parses the query items. What cannot be read is kept as a fault, so that the page can show the form with a message
    /// beside the field.
    ///
    /// - Throws: `.tooManyValues`.
    init(_ territory: Territory, _ year: Int, _ address: Address) throws(PlaceProblem) {
        self.init(territory, year)
        days = number(.days, address)
        shortest = number(.shortest, address)
        for word in try values(.weekend, address) {
            if let day = Weekday(spelled: word) { weekend.insert(day) } else { add(.weekend, word) }
        }
        for text in try values(.worked, address) {
            if let date = text.date { worked.insert(date) } else { add(.worked, text) }
        }
        for text in try values(.taken, address) {
            if let range = text.dates { taken.insert(range) } else { add(.taken, text) }
        }
        parseRangeOfForm(address)
        parseSchools(address)
        parsePartner(address)
    }

    private mutating func number(_ field: LeaveField, _ address: Address) -> Int? {
        guard let text = address.value(field.rawValue)?.trimmed, !text.isEmpty else { return nil }
        if let number = text.string.unicodeScalars.number(digits: 1...4) { return number }
        add(field, text)
        return nil
    }

    /// Returns the values of a field, which are separated by commas, or have items of their own, as in a form.
    private func values(_ field: LeaveField, _ address: Address) throws(PlaceProblem) -> [Address.Text] {
        var values: [Address.Text] = []
        for item in address.values(field.rawValue) {
            for part in item.utf8.split(separator: UInt8(ascii: ",")) {
                let text = Address.Text(String(decoding: part, as: UTF8.self)).trimmed
                guard !text.isEmpty else { continue }
                guard values.count < Self.mostValues else {
                    throw .tooManyValues(name: field.rawValue, limit: Self.mostValues)
                }
                values.append(text)
            }
        }
        return values
    }

    /// A form has two fields for the first and the last day of leave that is already taken.
    private mutating func parseRangeOfForm(_ address: Address) {
        let (first, last) = (address.value("taken-from")?.trimmed ?? "", address.value("taken-to")?.trimmed ?? "")
        guard !first.isEmpty || !last.isEmpty else { return }
        let spelled = first.isEmpty || last.isEmpty ? first.string + last.string : "\(first.string)..\(last.string)"
        let text = Address.Text(spelled)
        if let range = text.dates { taken.insert(range) } else { add(.taken, text) }
    }

    private mutating func parseSchools(_ address: Address) {
        guard let text = address.value(LeaveField.schools.rawValue)?.trimmed, !text.isEmpty else { return }
        if text.matches("all", ignoringCase: true) {
            schools = .country
        } else if let region = RegionCode(text) {
            schools = .region(region)
        } else {
            add(.schools, text)
        }
    }

    private mutating func parsePartner(_ address: Address) {
        guard let text = address.value(LeaveField.partner.rawValue)?.trimmed, !text.isEmpty else { return }
        if let territory = Territory(text) {
            partner = LeavePartner(territory, days: number(.partnerDays, address))
        } else {
            add(.partner, text)
        }
    }

    /// Keeps a value that cannot be read, once, as far as it is needed to recognise it.
    private mutating func add(_ field: LeaveField, _ text: Address.Text) {
        let part = Address.Text(String(text.string.unicodeScalars.prefix(Self.echo))).trimmed.string
        let fault = LeaveFault(field, part)
        if !faults.contains(where: { $0.field == field && $0.text.matches(part) }) { faults.append(fault) }
    }

    private static let echo = 40
}

extension LeaveRequest {
    /// Adds the query to an address, in the order of the form.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        // Most links lead to a planner in which nothing has been chosen yet.
        let isEmpty = self == LeaveRequest(territory, year)
        if !isEmpty { spell(.days, days.map { [String($0)] } ?? [], into: &parts) }
        if let region = territory.region { parts.item("region", region.description) }
        if isEmpty { return }
        spell(.shortest, shortest.map { [String($0)] } ?? [], into: &parts)
        spell(.weekend, Weekday.allCases.filter(weekend.contains).map(\.word), into: &parts)
        spell(.worked, worked.sorted().map(\.description), into: &parts)
        let taken = taken.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        spell(.taken, taken.map(\.words), into: &parts)
        spell(.schools, schools.map { [$0.word] } ?? [], into: &parts)
        spell(.partner, partner.map { [$0.territory.description] } ?? [], into: &parts)
        spell(.partnerDays, partner?.days.map { [String($0)] } ?? [], into: &parts)
    }

    private func spell(
        _ field: LeaveField, _ values: [String], into parts: inout some AddressParts & ~Copyable
    ) {
        let all = values + faults.filter { $0.field == field }.map(\.text)
        if !all.isEmpty { parts.item(field.rawValue, all.joined(separator: ",")) }
    }
}

extension Weekday {
    fileprivate init?(spelled text: Address.Text) {
        let found = Self.allCases.first { text.matches($0.word, ignoringCase: true) }
        guard let found else { return nil }
        self = found
    }
}

extension Address.Text {
    fileprivate var date: CivilDate? { CivilDate(string) }

    /// A date, or the first and the last of several with two dots between them.
    fileprivate var dates: ClosedRange<CivilDate>? {
        let bytes = Array(utf8)
        guard bytes.count == 22 else { return date.map { $0...$0 } }
        guard bytes[10] == UInt8(ascii: "."), bytes[11] == UInt8(ascii: "."),
            let first = CivilDate(String(decoding: bytes[..<10], as: UTF8.self)),
            let last = CivilDate(String(decoding: bytes[12...], as: UTF8.self)), first <= last
        else { return nil }
        return first...last
    }

    /// The text without spaces at its ends.
    fileprivate var trimmed: Address.Text {
        let space = UInt8(ascii: " ")
        guard utf8.first == space || utf8.last == space else { return self }
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { $0 != space }), let last = bytes.lastIndex(where: { $0 != space })
        else { return "" }
        return Address.Text(String(decoding: bytes[first...last], as: UTF8.self))
    }
}
