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
        /// `/options/language`: takes the form that chooses the language of the site, and nothing else.
        case language
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
    public static let language = Self(.language)
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
        case (let segment?, 1) where segment.matches("language", ignoringCase: true): part = .language
        default: throw .unknown
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("options")
        switch part {
        case .form, .draft, .saved: break
        case .close: parts.segment("close")
        case .place: parts.segment("place")
        case .language: parts.segment("language")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        ticket?.spell(into: &parts)
        switch part {
        case .form, .close, .place, .language: break
        case .draft: parts.item("draft", "1")
        case .saved: parts.item("saved", "1")
        }
    }

    /// The page depends on the visitor, and closing redirects.
    var caching: Caching { part == .close ? .never : .personal }

    var takesForms: Bool { part != .close }
}
