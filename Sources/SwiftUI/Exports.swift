// SPDX-License-Identifier: Apache-2.0
@_exported import Storypole
@_exported import StorypoleControls
@_exported import StorypoleExplain
@_exported import StorypoleUIKit
