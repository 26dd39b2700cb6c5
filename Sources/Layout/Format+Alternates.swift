public import AlmanacValues
public import HTML
public import VIPER

extension [Format] {
    /// Returns the same facts for programs in each of the formats.
    ///
    /// - Parameter link: returns the link to the record in a format.
    public func alternates(_ link: (Format) -> Link) -> [Alternate] {
        compactMap { Alternate(link($0), mediaType: $0.mediaType) }
    }
}
