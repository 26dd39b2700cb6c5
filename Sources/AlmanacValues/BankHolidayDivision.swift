/// A part of the United Kingdom that has bank holidays of its own. The raw value is the English word in addresses.
public enum BankHolidayDivision: String, CaseIterable, Hashable, Sendable {
    case englandAndWales = "england-and-wales"
    case scotland
    case northernIreland = "northern-ireland"

    /// The word in addresses of a language.
    public func word(in language: BankHolidayLanguage) -> String {
        switch (language, self) {
        case (.english, _): rawValue
        case (.welsh, .englandAndWales): "cymru-a-lloegr"
        case (.welsh, .scotland): "yr-alban"
        case (.welsh, .northernIreland): "gogledd-iwerddon"
        }
    }
}

/// A language in which the bank holidays of the United Kingdom are named. The raw value is the word in addresses.
public enum BankHolidayLanguage: String, CaseIterable, Hashable, Sendable {
    case english = "bank-holidays"
    case welsh = "gwyliau-banc"
}
