public import Almanac
public import Documents
public import Support

/// What the program knows of the upstreams of one format: the word for them in a setting, their credits, what to request
/// from them, and how to read it. A value is one configured upstream.
///
/// An adapter conforms to the protocol of each kind of data that it has: ``HolidayAdapter``, ``QuoteAdapter``,
/// ``SideAdapter``. It is known to the program by its line in ``AdapterRegistry``.
public protocol Adapter: Sendable {
    /// The word for the adapter in a setting: `enrico` in `enrico+ADDRESS`.
    static var word: String { get }
    /// What follows the word and the plus sign, for help and errors. By default `ADDRESS`.
    static var pattern: String { get }
    /// Whether the upstream needs a key. By default false.
    static var needsKey: Bool { get }

    /// - Parameters:
    ///   - address: what follows the word and the plus sign in the setting.
    ///   - key: the key of the upstream, if one is set.
    /// - Throws: ``SettingProblem`` that tells an operator what is wrong with the address.
    init(_ address: String, key: String?) throws(SettingProblem)

    var address: UpstreamAddress { get }
    /// What visitors are told of the upstream. By default only its public host.
    var credits: Origin.Upstream { get }
}

extension Adapter {
    public static var pattern: String { "ADDRESS" }
    public static var needsKey: Bool { false }
    public var credits: Origin.Upstream { Origin.Upstream(host: address.publicHost) }
}

/// An adapter with holidays.
public protocol HolidayAdapter: Adapter {
    var holidays: HolidayForm { get }
}

/// The forms in which upstreams have holidays.
public enum HolidayForm: Sendable {
    /// One document for each year, or for each year and region.
    case sheets(any SheetSource)
    /// One document for each country, and one with all countries.
    case calendars(any CalendarSource)
}

/// A source with one document for each country, and one with all countries.
public protocol CalendarSource: Sendable {
    var countries: UpstreamDocument<CountryDirectory> { get }
    func calendar(of country: CountryCode) -> UpstreamDocument<HolidayCalendar>
}

/// An adapter with quotations, on one page or on several, each of which links to the next.
public protocol QuoteAdapter: Adapter {
    /// The path of the first page. It begins with "/", or is empty.
    var firstPath: String { get }
    /// The page at a path, with the query if there is one.
    func page(at path: String) -> UpstreamDocument<QuotationPage>
}

/// A page of quotations.
public struct QuotationPage: Hashable, Sendable {
    /// The quotations, in page order and without duplicates.
    public let quotations: [Quotation]
    /// The path of the next page on the same host, beginning with "/"; nil on the last page. Links may form a cycle, so
    /// the caller must limit the number of pages.
    public let next: String?

    public init(_ quotations: [Quotation], next: String? = nil) {
        self.quotations = quotations
        self.next = next
    }
}

extension QuoteAdapter {
    /// Returns the HTML page at a path.
    func html(
        _ path: String, _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> QuotationPage
    ) -> UpstreamDocument<QuotationPage> {
        UpstreamDocument(path, from: address.root, .html(address.root + path), read)
    }
}

/// An adapter with the two sides.
public protocol SideAdapter: Adapter {
    func code(of side: Side) -> UpstreamDocument<SideCode>
    var masters: UpstreamDocument<[Master]> { get }
    var holocrons: UpstreamDocument<[Holocron]> { get }
}
