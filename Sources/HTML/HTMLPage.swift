/// A view model with a template. `Templates/Holidays/year-list.mustache` makes `YearListPage` of module Holidays
/// conform, and the names in the template are its properties.
public protocol HTMLPage: Sendable {
    /// Writes the page, or the part of a page that the value describes.
    func write(into writer: inout HTMLWriter)
}
