#pragma once
#include <glib-unix.h>
#include <libsoup/soup.h>

// What Swift cannot say of GLib: calls with a variable number of arguments.

static inline SoupServer *sp_soup_server(void) {
  // The default header would tell everybody which version of which library answers.
  return soup_server_new("server-header", NULL, NULL);
}

static inline void sp_soup_connect(
    void *object, const char *signal, GCallback callback, void *data) {
  g_signal_connect_data(object, signal, callback, data, NULL, (GConnectFlags)0);
}
