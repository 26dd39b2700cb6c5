public import Almanac
public enum WikiquoteDocument { public static func quotations(_ b: [UInt8], title: String, origin: DocumentOrigin) throws(DocumentFailure) -> [Quotation] { [] } }
public enum ToscrapeDocument { public struct Page: Sendable { public let quotations: [Quotation]; public let next: String? }
public static func page(_ b: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> Page { Page(quotations: [], next: nil) } }
