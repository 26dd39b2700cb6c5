/// A view model that has a template: `Templates/Holidays/year-list.mustache` makes `YearListPage` of the module
/// Holidays conform, and every name in the template is one of its properties.
public protocol HTMLPage: Sendable {
    /// Writes the page, or the part of a page that it is.
    func write(into writer: inout HTMLWriter)
}
