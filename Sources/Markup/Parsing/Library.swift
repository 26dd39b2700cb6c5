internal import CLibXML2

/// libxml2's process-wide state.
enum Library {
    /// Sets libxml2 up; false if that failed. Every entry point reads it before it calls libxml2, and Swift evaluates
    /// it once.
    ///
    /// The loader that rejects every external document is installed first, since schemas load what they include
    /// regardless of the parser's options. Catalogs, which a document could name, are disabled. The type tables are
    /// built here because libxml2 builds them without a lock.
    static let isReady: Bool = {
        xmlSetExternalEntityLoader { _, _, _ in nil }
        xmlInitParser()
        almanac_xml_be_silent()
        xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
        xmlSchemaInitTypes()
        return xmlRelaxNGInitTypes() == 0
    }()
}
