// SPDX-License-Identifier: Apache-2.0
// The module exports names of others and declares none. Storypole's command compiles the same source
// (AppleModule.swift); a test compares the two.
@_exported import Foundation
@_exported import class StorypoleGeometry.CGColor
@_exported import class StorypoleGeometry.CGMutablePath
@_exported import class StorypoleGeometry.CGPath
@_exported import enum StorypoleGeometry.CGLineCap
@_exported import enum StorypoleGeometry.CGLineJoin
@_exported import enum StorypoleGeometry.CGPathElementType
@_exported import enum StorypoleGeometry.CGPathFillRule
@_exported import struct StorypoleGeometry.CGAffineTransform
@_exported import struct StorypoleGeometry.CGPathElement
@_exported import struct StorypoleGeometry.CGVector
@_exported import enum Storypole.UIKeyboardType
@_exported import enum Storypole.UITextAutocapitalizationType
@_exported import struct Storypole.UITextContentType
@_exported import StorypoleUIKit
