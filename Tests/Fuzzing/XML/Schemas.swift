import FuzzSupport
import Markup

/// A schema in each language that uses many features: lists, choices, facets, dates, keys and references.
enum Schemas {
    static let xsd: Schema = {
        do throws(MarkupError) { return try Schema(xsd: Array(xsdText.utf8)) } catch { finding("\(error)") }
    }()

    static let rng: RelaxNG = {
        do throws(MarkupError) { return try RelaxNG(rng: Array(rngText.utf8)) } catch { finding("\(error)") }
    }()

    private static let xsdText = """
        <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
          <xs:simpleType name="code">
            <xs:restriction base="xs:token"><xs:pattern value="[A-Z]{2}(-[A-Z0-9]{1,3})*"/></xs:restriction>
          </xs:simpleType>
          <xs:simpleType name="codes"><xs:list itemType="code"/></xs:simpleType>
          <xs:simpleType name="when"><xs:union memberTypes="xs:date xs:gYear xs:dateTime"/></xs:simpleType>
          <xs:complexType name="item" mixed="true">
            <xs:choice minOccurs="0" maxOccurs="unbounded">
              <xs:element name="n" type="xs:decimal"/>
              <xs:element name="day" type="when"/>
              <xs:element name="item" type="item"/>
              <xs:any namespace="##other" processContents="lax"/>
            </xs:choice>
            <xs:attribute name="id" type="xs:NCName"/>
            <xs:attribute name="ref" type="xs:NCName"/>
            <xs:attribute name="codes" type="codes"/>
            <xs:attribute name="size" type="xs:unsignedByte" default="1"/>
            <xs:anyAttribute namespace="##other" processContents="lax"/>
          </xs:complexType>
          <xs:element name="items">
            <xs:complexType>
              <xs:sequence><xs:element name="item" type="item" minOccurs="0" maxOccurs="50"/></xs:sequence>
            </xs:complexType>
            <xs:key name="ids"><xs:selector xpath="item"/><xs:field xpath="@id"/></xs:key>
            <xs:keyref name="refs" refer="ids"><xs:selector xpath=".//item"/><xs:field xpath="@ref"/></xs:keyref>
          </xs:element>
        </xs:schema>
        """

    private static let rngText = """
        <grammar xmlns="http://relaxng.org/ns/structure/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
          <start><element name="items"><zeroOrMore><ref name="item"/></zeroOrMore></element></start>
          <define name="item">
            <element name="item">
              <interleave>
                <optional><attribute name="id"><data type="NCName"/></attribute></optional>
                <optional><attribute name="codes"><list><zeroOrMore><data type="token">
                  <param name="pattern">[A-Z]{2}</param></data></zeroOrMore></list></attribute></optional>
                <zeroOrMore><choice>
                  <element name="n"><data type="decimal"/></element>
                  <element name="day"><choice><data type="date"/><data type="gYear"/></choice></element>
                  <ref name="item"/>
                </choice></zeroOrMore>
                <text/>
              </interleave>
            </element>
          </define>
        </grammar>
        """
}
