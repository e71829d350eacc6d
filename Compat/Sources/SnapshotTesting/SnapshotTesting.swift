// SPDX-License-Identifier: Apache-2.0
// The module exports names of others and declares none. XCTest exports UIKit on Apple's systems, so test files need
// not import it.
@_exported import StorypoleTesting
@_exported import UIKit
