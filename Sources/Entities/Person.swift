public import AlmanacValues

/// A person who is quoted, or could be.
public struct Person: Hashable, Sendable {
    public let id: PersonID
    /// The full name, in its customary order.
    public let name: String
    /// The given name; nil, like the family name, for people with a single name.
    public let givenName: String?
    public let familyName: String?
    /// The occupation, such as "poet".
    public let occupation: String?
    public let birth: PartialDate?
    /// The date of death; nil if the person is alive or the date is unknown.
    public let death: PartialDate?
    /// A place where the person lived.
    public let address: Address?
    public let biography: String?
    /// The key that a search is compared with.
    public let searchKey: SearchKey
    /// The key that people are sorted by: the family name, or else the whole name.
    public let sortKey: SearchKey

    public struct Address: Hashable, Sendable {
        public let street: String?
        public let locality: String
        /// The English name of the country that the place is in today.
        public let country: String

        public init(street: String? = nil, locality: String, country: String) {
            self.street = street
            self.locality = locality
            self.country = country
        }
    }

    public init(
        id: PersonID, name: String, givenName: String? = nil, familyName: String? = nil, occupation: String? = nil,
        birth: PartialDate? = nil, death: PartialDate? = nil, address: Address? = nil, biography: String? = nil
    ) {
        self.id = id
        self.name = name
        self.givenName = givenName
        self.familyName = familyName
        self.occupation = occupation
        self.birth = birth
        self.death = death
        self.address = address
        self.biography = biography
        searchKey = SearchKey(name)
        sortKey = SearchKey(familyName ?? name)
    }
}

extension Person {
    /// The first of the person's occupations: "poet" for "poet and scholar"; nil if none is known.
    public var profession: String? {
        guard let occupation, !occupation.utf8.isEmpty else { return nil }
        let ends = [" and ", ", "].compactMap { occupation.utf8.firstRange(of: $0.utf8)?.lowerBound }
        return ends.min().map { String(occupation[..<$0]) } ?? occupation
    }

    /// The longest documented life, in years. A person without a date of death who would be older is taken for dead.
    private static let oldest = 122

    /// Returns the age on a day, or at death; nil if the dates do not determine it.
    public func age(on today: CivilDate) -> Age? {
        guard let birth else { return nil }
        if let death { return Age(from: birth, to: death) }
        return Age(from: birth, to: PartialDate(today)).flatMap { $0.years <= Self.oldest ? $0 : nil }
    }
}
