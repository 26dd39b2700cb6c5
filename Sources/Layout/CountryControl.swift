public import AlmanacValues
public import HTML

/// The view model of the control that shows a place and leads to the choice of another (Templates/Layout/_control.mustache).
public struct CountryControl: Sendable {
    /// Nil before anything was chosen.
    public let flag: String?
    /// "Germany", "Bavaria, Germany"
    public let label: String
    /// Nil before anything was chosen.
    public let code: Code?
    public let link: Link

    public struct Code: Sendable {
        /// "DE", "DE-BY"; nil if the label is the code.
        public let text: String?
        /// "country" or "place": what the link changes, for screen readers.
        public let subject: String
    }

    /// What the link of a control changes.
    public enum Subject: Sendable {
        case country, place
    }

    public init(flag: String?, label: String, code: Code?, link: Link) {
        self.flag = flag
        self.label = label
        self.code = code
        self.link = link
    }
}

extension CountryControl {
    /// The control of a page about a place.
    ///
    /// - Parameters:
    ///   - name: the place's name. Without a region, the control shows the country as a whole, whatever the place says.
    ///   - subject: what the link changes; nil for the country, or for a region the place.
    public init(
        of place: Territory, called name: PlaceName, subject: Subject? = nil, words: some Words, link: Link
    ) {
        let named = name.region == nil ? Territory(place.country) : place
        self.init(
            flag: place.country.flag, label: words.text(name),
            code: Code(text: named.description, subject: words.text(subject ?? named.subject)), link: link)
    }

    /// The control of a page about a place whose name is being fetched.
    public init(fetching place: Territory, words: some Words, link: Link) {
        self.init(
            flag: place.country.flag, label: place.description,
            code: Code(text: nil, subject: words.text(place.subject)), link: link)
    }

    /// The control of a page without a place.
    public init(choose link: Link, words: some Words) {
        self.init(flag: nil, label: words.chooseCountry, code: nil, link: link)
    }
}

extension Territory {
    fileprivate var subject: CountryControl.Subject { region == nil ? .country : .place }
}
