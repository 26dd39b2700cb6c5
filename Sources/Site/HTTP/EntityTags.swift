/// The value of `If-None-Match` (RFC 9110, section 13.1.2), compared weakly as it asks for.
struct EntityTags {
    private let value: String

    init(_ value: String) {
        self.value = value
    }

    /// True if the list holds the tag, strong or weak, or is `*`.
    func contains(_ tag: String) -> Bool {
        let members = value.split(separator: ",").map { member in
            member.drop { $0 == " " || $0 == "\t" }
        }
        return members.contains { member in
            let trimmed = member.hasSuffix(" ") ? member.dropLast() : member
            return trimmed == "*" || trimmed == tag || trimmed == "W/" + tag
        }
    }
}
