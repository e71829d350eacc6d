// SPDX-License-Identifier: Apache-2.0
@_exported import Foundation
@_exported import Observation
@_exported import StorypoleGeometry
