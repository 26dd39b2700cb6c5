// libxml2 for Swift: the headers that Markup needs, and wrappers for what Swift's importer cannot reach (macros, and
// members whose type or name changed between 2.9 and 2.14).

#ifndef ALMANAC_CLIBXML2_SHIM_H
#define ALMANAC_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// If libxml2 was built with ICU, its headers include ICU's, whose types clash with the ICU inside Foundation. Only the
// members of one struct (for encodings) have these types, and nothing here uses them.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/catalog.h>
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <libxml/uri.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <libxml/relaxng.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xmlwriter.h>

/// Frees memory that libxml2 allocated. `xmlFree` is a variable or a macro, depending on the version.
static inline void almanac_xml_free(void *memory) {
    xmlFree(memory);
}

/// Returns the version of the libxml2 that is loaded, as digits: "20914". It may be newer than the headers.
static inline const char *almanac_xml_loaded_version(void) {
    return xmlParserVersion;
}

/// Sends every error of one parser context to `handler`, with the context itself as its first argument.
///
/// Before 2.13 the handler is a member of the SAX table, and libxml2 uses it only if the table has the magic number of
/// SAX2. Tables for HTML do not have it, which is why HTML errors otherwise go to stderr.
static inline void almanac_xml_report_errors(xmlParserCtxtPtr context, xmlStructuredErrorFunc handler) {
#if LIBXML_VERSION >= 21300
    xmlCtxtSetErrorHandler(context, handler, context);
#else
    context->userData = context;
    context->sax->initialized = XML_SAX2_MAGIC;
    context->sax->serror = handler;
    context->sax->error = NULL;
    context->sax->fatalError = NULL;
    context->sax->warning = NULL;
    context->vctxt.error = NULL;
    context->vctxt.warning = NULL;
#endif
}

/// Sets the calling thread's handler for errors that libxml2 reports without a context, and returns the handler that it
/// replaces. Only the compiler of regular expressions in schemas needs it.
static inline xmlStructuredErrorFunc almanac_xml_swap_thread_handler(
    xmlStructuredErrorFunc handler, void *data, void **replaced_data
) {
    xmlStructuredErrorFunc replaced = xmlStructuredError;
    *replaced_data = xmlStructuredErrorContext;
    xmlSetStructuredErrorFunc(data, handler);
    return replaced;
}

/// Discards everything that is printed to it.
static inline void almanac_xml_print_nothing(void *context, const char *format, ...) {
    (void)context;
    (void)format;
}

/// Keeps libxml2 from writing messages without a structured error to stderr, in this thread and in those that have not
/// used it yet. (The evaluation of XPath prints the names of unknown functions there. The handler is in C because Swift
/// cannot define variadic C functions.)
static inline void almanac_xml_be_silent(void) {
    xmlSetGenericErrorFunc(NULL, almanac_xml_print_nothing);
    xmlThrDefSetGenericErrorFunc(NULL, almanac_xml_print_nothing);
}

#endif
