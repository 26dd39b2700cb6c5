/// An address that is safe wherever a page uses one: in `href`, `src`, `action` or a `Location` header.
///
/// There are three ways to make a link, and no others: to a place on this site (always a path from the root, so it
/// cannot leave the host), to a place within the page, and to an address elsewhere that was checked
/// (`init(external:)`). The address is printed once, percent-encoded, in ASCII.
public struct Link: Hashable, Sendable, CustomStringConvertible {
    /// The address, without a language. In a page it has to be escaped, which the writer does.
    public let description: String
    /// Whether the place has a page in each language of the site, whose address begins with the language.
    public let hasLanguages: Bool
    /// Whether a page has to escape something in the address. False for most, which then need no search.
    let needsEscaping: Bool

    /// Creates a link to a place on this site.
    ///
    /// Every segment, name and value is percent-encoded as UTF-8 (RFC 3986, section 2.1), so none can add a part to the
    /// address. Browsers treat three segments specially, even when they are encoded (URL Standard, section 4.1), so a
    /// link never contains them:
    /// - an empty one is left out, since `//host` would lead off the host;
    /// - `.` and `..` are encoded twice, so that each remains an ordinary name, which no place has.
    ///
    /// - Parameters:
    ///   - segments: the path, unencoded; empty for `/`.
    ///   - query: the items after `?` in their order, unencoded.
    ///   - fragment: the id of the element to scroll to, unencoded.
    ///   - hasLanguages: whether the place has a page in each language.
    public init(
        segments: [String], query: [(name: String, value: String)] = [], fragment: String? = nil,
        hasLanguages: Bool = false
    ) {
        self.init(hasLanguages: hasLanguages) { parts in
            // By index: the loop of a sequence would retain each text.
            for index in segments.indices { parts.segment(segments[index]) }
            for item in query { parts.item(item.name, item.value) }
            if let fragment { parts.fragment(fragment) }
        }
    }

    /// Creates a link to a place on this site from parts that are printed one after the other, without arrays of them: a
    /// page has dozens of links. The parts are encoded as those of `init(segments:query:fragment:)`.
    ///
    /// - Parameters:
    ///   - hasLanguages: whether the place has a page in each language.
    ///   - parts: prints the segments, and then the items of the query. Run again if the address is long.
    public init(hasLanguages: Bool = false, printing parts: (inout AddressPrinter) -> Void) {
        var room = Self.usualRoom
        while true {
            if let link = Self.printed(in: room, hasLanguages, parts) {
                self = link
                return
            }
            room *= 8
        }
    }

    /// The memory in which an address is printed at first, in bytes. Most addresses need far less.
    private static let usualRoom = 512

    /// Returns nil if the address may need more room, in bytes.
    private static func printed(in room: Int, _ hasLanguages: Bool, _ parts: (inout AddressPrinter) -> Void) -> Link? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { memory in
            var printer = AddressPrinter(memory)
            parts(&printer)
            if printer.count == 0 { printer.sign("/") }
            guard printer.isComplete else { return nil }
            let (count, needsEscaping) = (printer.count, printer.hasAmpersand)
            return Link(
                String(decoding: memory[..<count], as: UTF8.self), needsEscaping: needsEscaping,
                hasLanguages: hasLanguages)
        }
    }

    /// Returns a link to a place within the page: the element with this id, unencoded.
    public static func fragment(_ id: String) -> Link {
        let room = 1 + AddressPrinter.room(for: id)
        let address = String(unsafeUninitializedCapacity: room) { memory in
            var printer = AddressPrinter(memory)
            printer.sign("#")
            printer.encoded(id)
            return printer.count
        }
        return Link(address, needsEscaping: false)
    }

    /// Creates a link from an address that this target has checked, and that may have characters to escape.
    init(checked address: String) {
        self.init(address, needsEscaping: true)
    }

    /// Returns the address in a language, as it is written in a header.
    ///
    /// - Parameter language: the language of the page to which it leads.
    public func address(in language: PageLanguage) -> String {
        hasLanguages ? language.path + description : description
    }

    init(_ address: String, needsEscaping: Bool, hasLanguages: Bool = false) {
        description = address
        self.needsEscaping = needsEscaping
        self.hasLanguages = hasLanguages
    }
}
