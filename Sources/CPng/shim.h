// SPDX-License-Identifier: Apache-2.0
// libpng reports errors by longjmp, which must not cross Swift frames: encoding is one C function.
#pragma once
#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct storypole_png {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

static inline void storypole_png_write(png_structp png, png_bytep data, size_t count) {
  struct storypole_png *out = (struct storypole_png *)png_get_io_ptr(png);
  if (out->count + count > out->capacity) {
    size_t capacity = (out->count + count) * 2;
    uint8_t *grown = (uint8_t *)realloc(out->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    out->bytes = grown;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, data, count);
  out->count += count;
}

static inline void storypole_png_flush(png_structp png) { (void)png; }

static inline void storypole_png_silent(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Encodes rows of 8-bit RGB or RGBA, each after a byte 0 (its filter: none), into `out`, whose bytes the
// caller frees. 0 on success. libpng writes the file, libdeflate compresses its data.
static inline int storypole_png_encode(
    const uint8_t *rows, size_t count, uint32_t width, uint32_t height, int has_alpha, int level,
    uint32_t pixels_per_meter, struct storypole_png *out) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return -1;
  size_t room = libdeflate_zlib_compress_bound(compressor, count);
  uint8_t *data = (uint8_t *)malloc(room);
  size_t length = data ? libdeflate_zlib_compress(compressor, rows, count, data, room) : 0;
  libdeflate_free_compressor(compressor);
  // Chunks of PNG are shorter than 2 GiB.
  if (length == 0 || length > 0x7fffffff) {
    free(data);
    return -1;
  }
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, storypole_png_silent);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(data);
    return -1;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_write_fn(png, out, storypole_png_write, storypole_png_flush);
  png_set_IHDR(
      png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, pixels_per_meter, pixels_per_meter, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  png_write_chunk(png, (png_const_bytep) "IDAT", data, length);
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  free(data);
  return 0;
}
