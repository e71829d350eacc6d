// SPDX-License-Identifier: Apache-2.0
// The module exports names of others and declares none. Storypole's command compiles the same source
// (AppleModule.swift); a test compares the two.
@_exported import Foundation
@_exported import struct StorypoleSystem.UTType
