public import AlmanacValues

extension LocalizedText {
    public static func english(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
}
