import Testing

/// What a page or a record may say of a holiday, beside its name and date.
enum FlagMark: String, CaseIterable, Sendable {
    case estimated, observed, partial

    /// Whether a part of an answer says it, in the words or the field of its format.
    func isIn(_ part: String) -> Bool {
        switch self {
        case .estimated:
            part.contains(#/[Ee]stimated(?!["=])|estimated":true|estimated="true"|,(?:true|false),true,\//#)
        case .observed:
            part.contains(
                #/[ (]observed(?![A-Za-z"=])|observed":true|observedFor":"|observedFor="|Observed day|Substitute day/#)
                || part.contains(#/observed="true"|^[^,]+,[^,]+,[^,]+,,2|^[0-9].*,true,[^,]*$/#)
        case .partial:
            part.contains(
                #/[Pp]arts|some places|some valleys|local":true|local="true"|Scope":"Local"|,true,(?:true|false),\//#)
        }
    }
}

/// One place where a flag may appear.
struct FlagRow: Sendable, CustomTestStringConvertible {
    let target: String
    /// A text of the part that is meant.
    let text: String
    let isMarked: Bool

    init(_ target: String, _ text: String, _ isMarked: Bool) {
        self.target = target
        self.text = text
        self.isMarked = isMarked
    }

    var testDescription: String { "\(target): \(text) is \(isMarked ? "" : "not ")marked" }
}

extension FlagMark {
    /// Expects that the parts of an answer have the mark, or that they do not.
    func expect(_ row: FlagRow, today: String = "2026-01-02", location: SourceLocation = #_sourceLocation) async throws
    {
        let answer = try await FlagSite(today: today).get(row.target)
        #expect(answer.status == 200, "\(answer.text)", sourceLocation: location)
        let parts = answer.parts(with: row.text)
        #expect(!parts.isEmpty, "\(row.target) has no “\(row.text)”: \(answer.text)", sourceLocation: location)
        for part in parts { #expect(isIn(part) == row.isMarked, "\(self): \(part)", sourceLocation: location) }
    }
}
