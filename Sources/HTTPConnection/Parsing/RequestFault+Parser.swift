import HTTPMessages
import NIOHTTP1

extension RequestFault {
    /// The fault that a parser's error means.
    ///
    /// - Parameter targetIsTooLong: whether the target is longer than a header field may be. The parser reports both
    ///   with the same error.
    init(_ error: HTTPParserError, targetIsTooLong: Bool) {
        self =
            switch error {
            case .headerOverflow: targetIsTooLong ? .longTarget : .longHead
            case .invalidMethod: .method
            case .invalidVersion: .version
            case .invalidURL, .invalidHost, .invalidPort, .invalidPath, .invalidQueryString, .invalidFragment: .target
            case .invalidHeaderToken: .headerSyntax
            case .invalidContentLength: .length
            case .unexpectedContentLength: .ambiguousLength
            case .invalidChunkSize: .chunk
            default: .syntax
            }
    }
}
