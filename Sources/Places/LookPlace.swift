/// `/look.css`: the visitor's look as a separate style sheet, so that pages are the same for every visitor.
struct LookPlace: Section {
    var address: Address { Address(segments: ["look.css"]) }

    var caching: Caching { .checked }
}
