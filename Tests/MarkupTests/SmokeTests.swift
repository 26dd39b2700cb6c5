import Testing
import Markup

@Test func smoke() throws {
    var d = try Document(xml: Array("<a xmlns='urn:x' xml:lang='de'><b x='1 &amp; &lt;2'>t&amp;u</b><b/> <c/></a>".utf8))
    #expect(d.root.name == "a")
    var c = d.root.children(named: "b")
    while let e = c.next() { print(e.name, e.attribute("x") ?? "-", e.text, e.attributeBytes("x")?.count ?? -1) }
    print(d.prettyPrinted(), d.root.language ?? "")
    let s = try Schema(xsd: Array("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:x' elementFormDefault='qualified'><xs:element name='a'><xs:complexType><xs:sequence><xs:element name='b' type='xs:int'/></xs:sequence></xs:complexType></xs:element></xs:schema>".utf8))
    do { try d.validate(against: s) } catch { print("ERR", error, error.problems) }
    let h = try Document(html: Array("<!doctype html><html lang=en><head><meta charset=utf-8><title>Hi  there</title><link rel=stylesheet href=x></head><body><main><nav><a href=/>One</a> <a href=/2><svg viewBox='0 0 1 1'><path d='M0'/></svg> Two</a></nav><p>Some <b>bold</b>, text&nbsp;here <time datetime=2020>x</time><br>more</p><ul><li>1<li>2 <ul><li>x</ul></ul><input type=checkbox checked required><pre> a\n  b </pre><script>if (a<b && c) {}</script></main></body></html>".utf8))
    print(h.prettyPrinted()); print(h.warnings)
    do { _ = try Document(xml: Array("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>".utf8)) } catch { print("ERR", error) }
    do { _ = try Document(xml: Array("<a>\n<b></a>".utf8)) } catch { print("ERR", error) }
    do { _ = try Document(xml: Array("<a>\n<x:b/></a>".utf8)) } catch { print("ERR", error) }
}
