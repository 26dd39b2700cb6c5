/// A part of the United Kingdom that has bank holidays of its own. The raw value is the word in addresses.
public enum BankHolidayDivision: String, CaseIterable, Hashable, Sendable {
    case englandAndWales = "england-and-wales"
    case scotland
    case northernIreland = "northern-ireland"
}
