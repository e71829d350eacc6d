// SPDX-License-Identifier: Apache-2.0
// Publishers and the views' part of Combine belong to the engine; this module adds the rest.
@_exported import class Storypole.AnyCancellable
@_exported import class Storypole._AutoconnectedPublisher
@_exported import class Storypole.ObservableObjectPublisher
@_exported import enum Storypole.Subscribers
@_exported import protocol Storypole.Cancellable
@_exported import protocol Storypole.ConnectablePublisher
@_exported import protocol Storypole.ObservableObject
@_exported import protocol Storypole.Publisher
@_exported import struct Storypole.Published
