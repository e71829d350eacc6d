// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"

// Defined in Swift, by the module StorypoleWindow. The weak reference doesn't require it: the engine needs no
// windows.
__attribute__((weak)) int storypole_window_main(void);

sp_program sp_window_program(void) { return storypole_window_main; }
