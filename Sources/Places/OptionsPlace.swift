import Support
public import VIPER

/// A destination of Options, with the ticket of the flow that opened them; nil if the visitor came without one.
///
/// No address contains a visitor's preferences, because addresses are logged and cached.
public struct OptionsPlace: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        /// `/options`: shows the saved preferences. Forms are sent here too.
        case form
        /// `/options?draft=1`: shows the unsaved form, which the visitor's browser stores.
        case draft
        /// `/options?saved=1`: follows saving, because only the next request shows whether the browser accepts cookies.
        case saved
        /// `/options/close?for=start`: ends the sub-flow without saving.
        case close
        /// `/options/place`: takes the form that saves a country and a region, and nothing else.
        case place
    }

    public let part: Part
    public let ticket: OptionsTicket?

    public init(_ part: Part, for ticket: OptionsTicket? = nil) {
        self.part = part
        self.ticket = ticket
    }

    public static let form = Self(.form)
    public static let draft = Self(.draft)
    public static let saved = Self(.saved)
    public static let place = Self(.place)
}

extension OptionsPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        ticket = try OptionsTicket(address.fields)
        switch (rest.first, rest.count) {
        case (nil, _) where address.value("saved") == "1": part = .saved
        case (nil, _) where address.value("draft") == "1": part = .draft
        case (nil, _): part = .form
        case (let segment?, 1) where segment.matches("close", ignoringCase: true): part = .close
        case (let segment?, 1) where segment.matches("place", ignoringCase: true): part = .place
        default: throw .unknown
        }
    }

    var address: Address {
        let ticket = self.ticket?.queryItems ?? []
        return switch part {
        case .form: Address(segments: ["options"], query: ticket)
        case .draft: Address(segments: ["options"], query: ticket + [.init("draft", "1")])
        case .saved: Address(segments: ["options"], query: ticket + [.init("saved", "1")])
        case .close: Address(segments: ["options", "close"], query: ticket)
        case .place: Address(segments: ["options", "place"], query: ticket)
        }
    }

    /// The page depends on the visitor, and closing redirects.
    var caching: Caching { part == .close ? .never : .personal }

    var takesForms: Bool { part != .close }
}
