public import AlmanacValues
public import Entities

/// An adapter with the two sides.
public protocol SideAdapter: Adapter {
    func code(of side: Side) -> UpstreamDocument<SideCode>
    var masters: UpstreamDocument<[Master]> { get }
    var holocrons: UpstreamDocument<[Holocron]> { get }
}
