// libsodium for Swift: its header.

#ifndef ALMANAC_CSODIUM_SHIM_H
#define ALMANAC_CSODIUM_SHIM_H

#include <sodium.h>

#endif
