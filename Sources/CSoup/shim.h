// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <libsoup/soup.h>
#include <netinet/in.h>
#include <sys/socket.h>

// C wrappers for variadic functions of GLib, which Swift can't call.

static inline SoupServer *sp_soup_server(void) {
  // The default header would disclose the library and its version.
  return soup_server_new("server-header", NULL, NULL);
}

// Disables compression: a short compressed message could be long when unpacked.
static inline void sp_soup_forbid_compression(SoupServer *server) {
  soup_server_remove_websocket_extension(server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
}

// The number of bytes received by a TCP socket; 0 if the system does not report it. (The field
// tcpi_bytes_received of Linux's struct tcp_info, which glibc's own lacks.)
static inline guint64 sp_bytes_received(int socket) {
  guint8 info[256] = {0};
  socklen_t length = sizeof info;
  if (getsockopt(socket, IPPROTO_TCP, 11 /* TCP_INFO */, info, &length)) return 0;
  guint64 received = 0;
  if (length >= 136) __builtin_memcpy(&received, info + 128, sizeof received);
  return received;
}

// Whether the other end has closed its side.
static inline gboolean sp_is_gone(int socket) {
  char byte;
  return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

// NULL if the text is no numerical address.
static inline GSocketAddress *sp_address(const char *text, guint16 port) {
  return g_inet_socket_address_new_from_string(text, port);
}

static inline guint16 sp_port(GSocketAddress *address) {
  return G_IS_INET_SOCKET_ADDRESS(address)
      ? g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address)) : 0;
}

// The address and port of the other end; NULL if it has none. Owned by the caller.
static inline char *sp_peer(GSocketAddress *address) {
  if (!G_IS_INET_SOCKET_ADDRESS(address)) return NULL;
  GInetSocketAddress *inet = G_INET_SOCKET_ADDRESS(address);
  char *host = g_inet_address_to_string(g_inet_socket_address_get_address(inet));
  char *text = g_strdup_printf("%s %u", host, g_inet_socket_address_get_port(inet));
  g_free(host);
  return text;
}

// Of more clients than `backlog` that come at once, GLib's 10 by default, the system resets some.
static inline gboolean sp_listen(
    GSocketService *service, GSocketAddress *address, int backlog, GSocketAddress **effective,
    GError **error) {
  g_socket_listener_set_backlog(G_SOCKET_LISTENER(service), backlog);
  return g_socket_listener_add_address(
      G_SOCKET_LISTENER(service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL,
      effective, error);
}

static inline gboolean sp_soup_accept(SoupServer *server, GSocketConnection *connection) {
  GSocketAddress *here = g_socket_connection_get_local_address(connection, NULL);
  GSocketAddress *there = g_socket_connection_get_remote_address(connection, NULL);
  gboolean done = here && there
      && soup_server_accept_iostream(server, G_IO_STREAM(connection), here, there, NULL);
  g_clear_object(&here);
  g_clear_object(&there);
  return done;
}

// Lets clients send further requests on a connection: libsoup closes it after an answer, without a word, if the server has
// no listener, because connections are accepted elsewhere. This is one that nobody can reach: a socket whose name is gone.
static inline gboolean sp_soup_keep_connections(SoupServer *server, GError **error) {
  char *folder = g_dir_make_tmp("storypole-XXXXXX", error);
  if (!folder) return FALSE;
  char *path = g_build_filename(folder, "socket", NULL);
  GSocketAddress *name = g_unix_socket_address_new(path);
  GSocket *listener
      = g_socket_new(G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, error);
  gboolean done = listener && g_socket_bind(listener, name, FALSE, error)
      && g_socket_listen(listener, error);
  g_unlink(path);
  g_rmdir(folder);
  done = done && soup_server_listen_socket(server, listener, (SoupServerListenOptions)0, error);
  g_clear_object(&listener);
  g_clear_object(&name);
  g_free(path);
  g_free(folder);
  return done;
}

static inline void sp_soup_connect(
    void *object, const char *signal, GCallback callback, void *data) {
  g_signal_connect_data(object, signal, callback, data, NULL, (GConnectFlags)0);
}
