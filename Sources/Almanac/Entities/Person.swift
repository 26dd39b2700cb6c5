/// Someone who is quoted, or could be.
public struct Person: Hashable, Sendable {
    public let id: PlaceID
    /// The whole name, in its own order.
    public let name: String
    /// Nil, as the family name is, for those who have one name only.
    public let givenName: String?
    public let familyName: String?
    /// What they were: "poet".
    public let occupation: String?
    public let birth: PartialDate?
    /// Nil for the living, and where it is not known.
    public let death: PartialDate?
    /// A place where they lived.
    public let address: Address?
    public let biography: String?
    /// What a search is compared with.
    public let searchKey: SearchKey
    /// What people are put in order by: the family name, or the only one.
    public let sortKey: SearchKey

    public struct Address: Hashable, Sendable {
        public let street: String?
        public let locality: String
        /// The English name of the country the place is in today.
        public let country: String

        public init(street: String? = nil, locality: String, country: String) {
            self.street = street
            self.locality = locality
            self.country = country
        }
    }

    public init(
        id: PlaceID, name: String, givenName: String? = nil, familyName: String? = nil, occupation: String? = nil,
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
    /// Nobody has been known to grow older than 122; who would be, without a date of death, has died.
    private static let oldest = 122

    /// The age on a day, or at death; nil where the dates do not tell.
    public func age(on today: CivilDate) -> Age? {
        guard let birth else { return nil }
        if let death { return Age(from: birth, to: death) }
        return Age(from: birth, to: PartialDate(today)).flatMap { $0.years <= Self.oldest ? $0 : nil }
    }
}
