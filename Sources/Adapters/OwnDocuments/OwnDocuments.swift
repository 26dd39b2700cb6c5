public import AlmanacValues
public import Documents
public import Entities
public import Support

/// A host that serves documents in our own format: `countries.xml`, `holidays/CC.xml`, `changes.xml`, and `sides/` with the two
/// sides. Every Almanac is such a host, below `/documents`.
public struct OwnDocuments: HolidayAdapter, CalendarSource, SideAdapter {
    public static let word = "documents"

    public let address: UpstreamAddress

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var countries: UpstreamDocument<CountryDirectory> {
        document(DocumentName.countries) { bytes, label throws(DocumentFailure) in
            CountryDirectory(try OwnFormat.countries(bytes, label: label))
        }
    }

    public func calendar(of country: CountryCode) -> UpstreamDocument<HolidayCalendar> {
        document(DocumentName.calendar(of: country)) { bytes, label throws(DocumentFailure) in
            try OwnFormat.calendar(bytes, of: country, label: label)
        }
    }

    public var changes: UpstreamDocument<[CountryCode: [Revision]]> {
        document(DocumentName.changes) { bytes, label throws(DocumentFailure) in
            try OwnFormat.changes(bytes, label: label)
        }
    }

    public func code(of side: Side) -> UpstreamDocument<SideCode> {
        document(DocumentName.code(of: side)) { bytes, label throws(DocumentFailure) in
            try OwnFormat.code(bytes, of: side, label: label)
        }
    }

    public var masters: UpstreamDocument<[Master]> {
        document(DocumentName.masters) { bytes, label throws(DocumentFailure) in
            try OwnFormat.masters(bytes, label: label)
        }
    }

    public var holocrons: UpstreamDocument<[Holocron]> {
        document(DocumentName.holocrons) { bytes, label throws(DocumentFailure) in
            try OwnFormat.holocrons(bytes, label: label)
        }
    }

    private func document<Value>(
        _ name: String, _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value
    ) -> UpstreamDocument<Value> {
        UpstreamDocument(name, from: address.description, .xml(address.appending(name)), read)
    }
}
