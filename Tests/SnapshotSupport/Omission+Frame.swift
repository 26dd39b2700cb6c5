import Layout
import VIPERTesting

extension [Omission] {
    /// What is the same on every page of the site (`Templates/Layout/framed.mustache`).
    ///
    /// A snapshot keeps what the page decides: title, description, robots, canonical address, alternates, feed, the style
    /// sheet of its section, the class of `html`, the link of the current part, and the content. What is not named here
    /// stays too. The expressions say where each part has to be, so that content which ends an element too many fails.
    static func frame(of frame: Frame) -> [Omission] {
        // With a class, `html` is something that the page decides.
        let html: [Omission] = frame.look == nil ? [.tags("/html[@lang='en'][count(@*) = 1]", named: "html")] : []
        return (frame.search == nil ? [] : [header]) + everywhere + html
    }

    /// The search of the header, on pages that have none of their own.
    private static let header = Omission.element(
        "/html/body/*[2][self::header]/*[last()][self::form[@class='search']]", named: "search")

    private static let everywhere: [Omission] = [
        .element("/html/head/*[1][self::meta[@charset]]", named: "charset"),
        .element("/html/head/*[2][self::meta[@name='viewport']]", named: "viewport"),
        .element("/html/head/*[3][self::meta[@name='color-scheme']]", named: "color scheme"),
        .element("/html/head/link[@rel='icon'][following-sibling::*[2][self::script]]", named: "icon"),
        .element("/html/head/link[@rel='stylesheet'][following-sibling::*[1][self::script]]", named: "styles"),
        .element("/html/head/script", named: "script"),
        .element("/html/head/*[last()][self::link[@href='/look.css']]", named: "look"),
        .tags("/html/head", named: "head"),
        .element("/html/body/*[1][self::a[@class='skip']]", named: "skip link"),
        .element("/html/body/*[2][self::header]/a[@class='wordmark']", named: "wordmark"),
        .element("/html/body/*[2][self::header]/nav/ul/li[not(a/@aria-current)]", named: "sections"),
        .tags("/html/body/*[2][self::header]/descendant-or-self::*[not(self::a)]", named: "header"),
        .tags("/html/body[count(*) = 4][not(text()[normalize-space()])]/*[3][self::main]", named: "main"),
        .element("/html/body/*[4][self::footer]/nav/ul/li[not(a/@aria-current)]", named: "other parts"),
        .element("/html/body/*[4][self::footer]/p", named: "credits"),
        .tags("/html/body/*[4][self::footer]/descendant-or-self::*[not(self::a)]", named: "footer"),
        .tags("/html/body", named: "body"),
    ]
}
