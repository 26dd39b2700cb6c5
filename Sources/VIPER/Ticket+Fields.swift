extension Ticket {
    /// Parses the ticket in the fields of an address or a form. Nil if they name no caller.
    ///
    /// Takes time in proportion to the length of the text, whatever that is. Ignores unknown fields, in any order; only
    /// the order of the callers counts.
    public init?(_ fields: Form) throws(Frame.Problem) {
        let spelled: [TicketField]
        do {
            spelled = try TicketField.all(in: fields)
        } catch {
            throw Frame.Problem(error)
        }
        guard !spelled.isEmpty else { return nil }
        try self.init(spelled: spelled[...])
        // A caller that cannot be a sub-flow has read nothing below it, so nobody can wait there.
        if let unread = spelled.dropFirst(depth).first { throw Frame.Problem(.unknownCaller(unread.caller)) }
    }

    /// The fields of the ticket, for the query of an address or for hidden fields of a form.
    public var fields: [Form.Field] { spelled.flatMap(\.fields) }

    /// - Parameter spelled: not empty.
    init(spelled: ArraySlice<TicketField>) throws(Frame.Problem) {
        guard let first = spelled.first else { throw Frame.Problem(.unknownCaller("")) }
        let version = first.version ?? "1"
        guard version.utf8.elementsEqual(String(Frame.version).utf8) else {
            throw Frame.Problem(.otherVersion(version))
        }
        frame = try Frame(SpelledFrame(first.caller, Form(first.state), below: spelled.dropFirst()))
    }

    var spelled: [TicketField] {
        let frame = self.frame.spelled
        let version = Frame.version == 1 ? nil : String(Frame.version)
        return [TicketField(caller: frame.caller, version: version, state: frame.state.fields)] + frame.below
    }
}

/// A frame between a `Ticket` and the fields of an address: `for=settings`, then its version unless that is 1, then its
/// state. The innermost frame comes first.
struct TicketField: Sendable {
    /// The name of the field that begins a frame: the word for the caller.
    static let caller = "for"
    /// The name of the field with the frame's version.
    static let version = "ticket"

    let caller: String
    var version: String?
    var state: [Form.Field] = []

    var fields: [Form.Field] {
        [Form.Field(Self.caller, caller)] + (version.map { [Form.Field(Self.version, $0)] } ?? []) + state
    }

    /// Splits the fields into frames. An empty value counts as absent. What precedes the first caller is its state.
    static func all(in form: Form) throws(TicketProblem) -> [TicketField] {
        var frames: [TicketField] = []
        var lead = TicketField(caller: "")
        for field in form.fields {
            if field.name.utf8.elementsEqual(caller.utf8) {
                guard !field.value.utf8.isEmpty else { continue }
                guard frames.count < TicketLimit.depth else { throw .tooDeep(limit: TicketLimit.depth) }
                frames.append(TicketField(caller: field.value, version: lead.version, state: lead.state))
                lead = TicketField(caller: "")
            } else if let last = frames.indices.last {
                frames[last].add(field)
            } else {
                lead.add(field)
            }
        }
        return frames
    }

    private mutating func add(_ field: Form.Field) {
        guard field.name.utf8.elementsEqual(Self.version.utf8) else { return state.append(field) }
        if version == nil, !field.value.utf8.isEmpty { version = field.value }
    }
}
