#pragma once

#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
int sha256_has_instructions(void);

/// Hashes whole blocks of 64 bytes into the eight words of `state` with those instructions.
void sha256_hash_blocks(uint32_t *state, const uint8_t *blocks, size_t count);
