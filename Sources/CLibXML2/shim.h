// libxml2 as Swift sees it: the headers Markup needs, and the few things Swift's importer cannot reach
// (macros, members whose type or name changed between 2.9 and 2.14).

#ifndef ALMANAC_CLIBXML2_SHIM_H
#define ALMANAC_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// Where libxml2 is built with ICU its headers include ICU's, whose types clash with the ICU inside Foundation. They
// serve the members of one struct (of encodings) that nothing here looks into.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/catalog.h>
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <libxml/relaxng.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>

/// `xmlFree` is a variable or a macro, depending on the version.
static inline void almanac_xml_free(void *memory) {
    xmlFree(memory);
}

/// Sends every error of one parser context to `handler`, with the context itself as its first argument.
///
/// Before 2.13 the handler is a member of the SAX table, and the table counts only when it carries the magic
/// number of SAX2: tables for HTML do not, which is why HTML errors otherwise end on stderr.
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

/// Gives the calling thread a handler for errors that libxml2 raises without any context, and returns the
/// handler it replaces. Only the compiler of regular expressions inside schemas needs it.
static inline xmlStructuredErrorFunc almanac_xml_swap_thread_handler(
    xmlStructuredErrorFunc handler, void *data, void **replaced_data
) {
    xmlStructuredErrorFunc replaced = xmlStructuredError;
    *replaced_data = xmlStructuredErrorContext;
    xmlSetStructuredErrorFunc(data, handler);
    return replaced;
}

/// Drops what is printed to it.
static inline void almanac_xml_print_nothing(void *context, const char *format, ...) {
    (void)context;
    (void)format;
}

/// Keeps libxml2 from writing to stderr what it has no error for, in this thread and in those that have not used it
/// yet. (The evaluation of XPath names unknown functions there; Swift cannot write a function of this kind.)
static inline void almanac_xml_be_silent(void) {
    xmlSetGenericErrorFunc(NULL, almanac_xml_print_nothing);
    xmlThrDefSetGenericErrorFunc(NULL, almanac_xml_print_nothing);
}

#endif
