/// An event that the server sends to every connection when it stops.
package enum ConnectionDrain: Sendable {
    /// The next response is the last one.
    case announce
    /// Closes the connection, after the response if a request is in progress.
    case end
}
