// SPDX-License-Identifier: Apache-2.0
// The compiler imports this module into files that import Testing and UIKit. On Apple's systems it attaches
// pictures to tests; here it is empty.
