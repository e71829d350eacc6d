// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Whether `length` bytes from `offset` are within a file of `size` bytes.
static bool fits(size_t size, uint64_t offset, uint64_t length) {
  return offset <= size && length <= size - offset;
}

static char *entries(const char *file, size_t size) {
  const Elf64_Ehdr *header = (const void *)file;
  if (size < sizeof *header || memcmp(file, ELFMAG, SELFMAG)
      || header->e_ident[EI_CLASS] != ELFCLASS64
      || !fits(size, header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr))
      || header->e_shstrndx >= header->e_shnum)
    return NULL;
  const Elf64_Shdr *section = (const void *)(file + header->e_shoff);
  const Elf64_Shdr *names = &section[header->e_shstrndx];
  static const char wanted[] = ".swift1_autolink_entries";
  for (int i = 0; i < header->e_shnum; i++) {
    uint64_t name = names->sh_offset + section[i].sh_name;
    if (!fits(size, name, sizeof wanted) || memcmp(file + name, wanted, sizeof wanted)) continue;
    if (!fits(size, section[i].sh_offset, section[i].sh_size)) return NULL;
    char *text = calloc(1, section[i].sh_size + 1);
    if (!text) return NULL;
    memcpy(text, file + section[i].sh_offset, section[i].sh_size);
    for (size_t k = 0; k < section[i].sh_size; k++)
      if (!text[k]) text[k] = '\n';
    return text;
  }
  return NULL;
}

char *sp_autolink(const char *object_path) {
  int file = open(object_path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  char *result = NULL;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    char *memory = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory != MAP_FAILED) {
      result = entries(memory, size);
      munmap(memory, size);
    }
  }
  close(file);
  return result;
}
