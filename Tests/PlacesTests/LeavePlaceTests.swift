import AlmanacValues
import Testing

@testable import Places

@Suite("Places: leave planner")
struct LeavePlaceTests {
    private func request(_ query: String) throws -> LeaveRequest {
        let address = try Address(target: "/holidays/DE/2027/leave?\(query)")
        guard case .leave(let place) = try Place(address) else { throw PlaceProblem.unknown }
        return place.request
    }

    private func printed(_ query: String) throws -> String {
        try LeavePlace(request(query)).address.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    @Test("K2 The address has every part of a request, in one spelling")
    func spellings() throws {
        #expect(try printed("with=fr&region=by&days=025&days=3") == "days=25&region=BY&with=FR")
        #expect(try printed("weekend=Sat&weekend=FRI,sat") == "weekend=fri,sat")
        #expect(try printed("work=2027-05-14,2027-05-13&work=&work=2027-05-14") == "work=2027-05-13,2027-05-14")
        #expect(try printed("taken=2027-05-14..2027-05-14&break=9") == "break=9&taken=2027-05-14")
        #expect(try printed("taken-from=2027-07-05&taken-to=2027-07-16") == "taken=2027-07-05..2027-07-16")
        #expect(try printed("taken-from=&taken-to=2027-07-16") == "taken=2027-07-16")
        #expect(try printed("school=ALL&with-days=30") == "school=all")
        #expect(try printed("days=%D9%A2%D9%A5&break=%EF%BC%99") == "days=25&break=9")
        #expect(try printed("type=bank&region=all&days=") == "")
    }

    @Test(
        "K2 What cannot be read is kept, to be shown beside its field",
        arguments: [
            ("days=-5", LeaveField.days, "-5"), ("days=abc", .days, "abc"), ("days=2.5", .days, "2.5"),
            ("days=99999", .days, "99999"), ("days=1,5", .days, "1,5"), ("break=x", .shortest, "x"),
            ("weekend=someday", .weekend, "someday"), ("work=2027-02-30", .worked, "2027-02-30"),
            ("work=14.5.2027", .worked, "14.5.2027"),
            ("taken=2027-07-16..2027-07-05", .taken, "2027-07-16..2027-07-05"),
            ("taken=2027-02-30..2027-07-05", .taken, "2027-02-30..2027-07-05"),
            ("taken=2027-07-05xx2027-07-16", .taken, "2027-07-05xx2027-07-16"),
            ("taken-from=2027-07-16&taken-to=2027-07-05", .taken, "2027-07-16..2027-07-05"),
            ("with=Atlantis", .partner, "Atlantis"), ("with=FR&with-days=x", .partnerDays, "x"),
            ("school=%C3%A9", .schools, "é"),
        ])
    func faults(query: String, field: LeaveField, text: String) throws {
        let request = try request(query)
        #expect(request.faults == [LeaveFault(field, text)])
        let place = Place.leave(LeavePlace(request))
        #expect(try Place(place.address) == place)
    }

    @Test("K2 A value is repeated in part, and kept in the same form")
    func long() throws {
        let request = try request("days=" + String(repeating: "x%20", count: 100))
        #expect(request.faults.first?.text.unicodeScalars.count == 39)
        let place = Place.leave(LeavePlace(request))
        #expect(try Place(place.address) == place)
    }

    @Test("K2 1,000 dates are too many, in one value or in many; the limit itself is not")
    func many() throws {
        let dates = (0..<1000).map { CivilDate(dayNumber: 20_819 + $0 % 365).description }
        let limit = PlaceProblem.tooManyValues(name: "work", limit: 20)
        #expect(throws: limit) { try request("work=" + dates.joined(separator: ",")) }
        #expect(throws: limit) { try request(dates.map { "work=\($0)" }.joined(separator: "&")) }
        #expect(throws: limit) { try request("work=" + dates.prefix(21).joined(separator: ",")) }
        #expect(try request("work=" + dates.prefix(20).joined(separator: ",")).worked.count == 20)
        #expect(throws: PlaceProblem.tooManyValues(name: "taken", limit: 20)) {
            try request("taken=" + dates.joined(separator: ","))
        }
    }

    @Test("A plan has records, in the formats that its page says")
    func records() throws {
        let record = try Place(Address(target: "/holidays/DE/2027/leave.ics?days=25"))
        #expect(record == .record(.leave(LeavePlace(try request("days=25"))), .ics))
        #expect(throws: PlaceProblem.self) { try Place(Address(target: "/holidays/DE/2027/leave.csv?days=25")) }
        #expect(throws: PlaceProblem.unknownYear("x", country: CountryCode("DE").unsafelyUnwrapped)) {
            try Place(Address(target: "/holidays/DE/x/leave"))
        }
    }

    @Test("C6 A ticket has the request, and for whose place it asks")
    func ticket() throws {
        let request = try request("days=25&region=BY&weekend=fri,sat&with=FR")
        for person in LeavePerson.allCases {
            let place = Place.countries(.browse(search: "", .leave(request, person)))
            #expect(try Place(place.address) == place)
        }
        for target in [
            "/countries?for=leave&country=DE&year=2027&person=somebody", "/countries?for=leave&person=first",
        ] {
            #expect(throws: PlaceProblem.self) { try Place(Address(target: target)) }
        }
    }
}
