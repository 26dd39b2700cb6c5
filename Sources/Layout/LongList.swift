/// Decides which lists are shown with their groups folded.
public enum LongList {
    /// Forty rows are about four screens of a phone.
    private static var mostUnfolded: Int { 40 }

    /// Whether the groups of a list with this many rows are folded.
    public static func isFolded(_ rows: Int) -> Bool { rows > mostUnfolded }
}
