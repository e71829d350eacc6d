// SPDX-License-Identifier: Apache-2.0
// Walks the conformance records of loaded images. Their layout is part of Swift's ABI
// (docs/ABI/TypeMetadata.rst in the Swift sources); references are relative to their own address.
#include "CStorypole.h"

struct range {
  const char *start;
  size_t length;
};
// The head of the runtime's MetadataSections; its other fields are not needed.
struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct range protocols, conformances;
};
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *, void *), void *context) __attribute__((weak));

enum { max_images = 1024 };
static const struct sections *marked[max_images];
static int marked_count;

struct query {
  const void *protocol;
  const void **found;
  int max, count;
};

static const void *relative(const int32_t *field) { return (const char *)field + *field; }

// The lowest bit means that the field refers to a pointer, not to the target itself.
static const void *relative_indirectable(const int32_t *field) {
  const char *target = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)target : target;
}

static bool mark(const struct sections *image, void *context) {
  (void)context;
  if (marked_count < max_images) marked[marked_count++] = image;
  return true;
}

static bool search(const struct sections *image, void *context) {
  for (int i = 0; i < marked_count; i++)
    if (marked[i] == image) return true;
  struct query *query = context;
  const int32_t *record = (const int32_t *)image->conformances.start;
  const int32_t *end = (const int32_t *)(image->conformances.start + image->conformances.length);
  for (; record < end; record++) {
    // Fields: protocol, type, witness table, flags.
    const int32_t *conformance = relative(record);
    if (relative_indirectable(&conformance[0]) != query->protocol) continue;
    int type_kind = (conformance[3] >> 3) & 7;  // 0 direct, 1 indirect; others are for Objective-C
    if (type_kind > 1) continue;
    const int32_t *type = relative(&conformance[1]);
    if (type_kind == 1) type = *(const int32_t *const *)type;
    bool is_generic = type[0] & 0x80;
    if (is_generic) continue;
    // Fields of the type's descriptor: flags, parent, name, metadata accessor.
    const void *(*metadata)(size_t) = (const void *(*)(size_t))relative(&type[3]);
    if (query->count < query->max) query->found[query->count++] = metadata(0);
  }
  return true;
}

void sp_mark_images(void) {
  marked_count = 0;
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(mark, NULL);
}

int sp_find_conformers(const void *protocol_descriptor, const void **metadata, int max) {
  struct query query = {protocol_descriptor, metadata, max, 0};
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(search, &query);
  return query.count;
}
