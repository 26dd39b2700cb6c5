internal import CLibXML2

/// libxml2's process-wide state.
enum Library {
    /// Set up before the first use of anything else; every entry point touches it, and Swift runs it once.
    ///
    /// The loader that refuses everything comes first, since schemas load what they include whatever the parser's
    /// options say. Catalogs, which a document could name, are off. The tables of types are built here because
    /// libxml2 builds them without a lock.
    static let isReady: Bool = {
        xmlSetExternalEntityLoader { _, _, _ in nil }
        xmlInitParser()
        almanac_xml_be_silent()
        xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
        xmlSchemaInitTypes()
        return xmlRelaxNGInitTypes() == 0
    }()
}
