/// A part of a message's text.
indirect enum Piece: Equatable {
    case text(String)
    /// A fact, by the position of its parameter, in a style; nil for the plain one.
    case fact(Int, style: String?)
    /// A part that depends on the number at this position.
    case plural(Int, [PluralCategory: [Piece]])
}
