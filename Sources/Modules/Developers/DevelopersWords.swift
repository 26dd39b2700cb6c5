import Layout

/// The pages for developers are in English. Their templates include parts of the layout, which has texts of its own.
typealias DevelopersWords = LayoutWords
