// Parses and validates documents with libxml2, as a simple C program does: the schema once, then each document from its
// file. Prints the nanoseconds of processor time per document.
// usage: validate SCHEMA ROUNDS FILE…
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static char *content(const char *path, int *length) {
    FILE *file = fopen(path, "rb");
    if (!file) { perror(path); exit(1); }
    fseek(file, 0, SEEK_END);
    *length = (int)ftell(file);
    rewind(file);
    char *bytes = malloc(*length);
    if (fread(bytes, 1, *length, file) != (size_t)*length) { perror(path); exit(1); }
    fclose(file);
    return bytes;
}

static void check(const char *path, xmlSchemaPtr schema) {
    int length;
    char *bytes = content(path, &length);
    xmlDocPtr document = xmlReadMemory(bytes, length, path, NULL, XML_PARSE_NONET);
    xmlSchemaValidCtxtPtr context = xmlSchemaNewValidCtxt(schema);
    if (!document || xmlSchemaValidateDoc(context, document) != 0) {
        fprintf(stderr, "%s is not valid\n", path);
        exit(1);
    }
    xmlSchemaFreeValidCtxt(context);
    xmlFreeDoc(document);
    free(bytes);
}

int main(int count, char **arguments) {
    if (count < 4) return 2;
    xmlInitParser();
    xmlSchemaParserCtxtPtr parser = xmlSchemaNewParserCtxt(arguments[1]);
    xmlSchemaPtr schema = xmlSchemaParse(parser);
    if (!schema) return 1;
    int rounds = atoi(arguments[2]);
    check(arguments[3], schema);
    long long start = now();
    for (int round = 0; round < rounds; round++)
        for (int index = 3; index < count; index++) check(arguments[index], schema);
    long long documents = (long long)rounds * (count - 3);
    printf("%lld\n", documents ? (now() - start) / documents : 0);
    xmlSchemaFree(schema);
    xmlSchemaFreeParserCtxt(parser);
    return 0;
}
