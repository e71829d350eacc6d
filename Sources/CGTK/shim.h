// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

// C wrappers for parts of GLib that Swift can't call: variadic functions, macros, casts.

static inline void sp_gtk_connect(
    void *object, const char *signal, GCallback callback, void *data) {
  g_signal_connect_data(object, signal, callback, data, NULL, (GConnectFlags)0);
}

static inline gboolean sp_gtk_prefers_dark(void) {
  GtkSettings *settings = gtk_settings_get_default();
  gboolean dark = FALSE;
  char *theme = NULL;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &dark, "gtk-theme-name", &theme, NULL);
  // GTK uses the variable, but doesn't reflect it in its settings.
  const char *names[] = {theme, g_getenv("GTK_THEME")};
  for (int i = 0; i < 2; i++)
    if (names[i] && (g_str_has_suffix(names[i], "-dark") || g_str_has_suffix(names[i], ":dark")))
      dark = TRUE;
  g_free(theme);
  return dark;
}


/// Whether the window is invisible: minimized, or suspended by the system (GTK 4.12).
static inline gboolean sp_gtk_is_minimized(GtkWidget *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface || !GDK_IS_TOPLEVEL(surface)) return FALSE;
  GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED;
#if GTK_CHECK_VERSION(4, 12, 0)
  hidden |= GDK_TOPLEVEL_STATE_SUSPENDED;
#endif
  return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden) != 0;
}

// ---- Accessible widgets

/// A widget of a type with an accessible role.
static inline GtkWidget *sp_gtk_accessible(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}

static inline void sp_gtk_set_words(
    GtkWidget *widget, GtkAccessibleProperty property, const char *words) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, words, -1);
}

/// Sets a property that is a number of whole units, or true or false.
static inline void sp_gtk_set_number(
    GtkWidget *widget, GtkAccessibleProperty property, int number) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, number, -1);
}

static inline void sp_gtk_set_state(GtkWidget *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

/// Disables the actions that a widget's class has from a class of GTK, such as those of text views.
static inline void sp_gtk_disable_actions(GtkWidget *widget, GType own) {
  GtkWidgetClass *type = GTK_WIDGET_GET_CLASS(widget);
  GType owner;
  const char *name, *property;
  const GVariantType *parameter;
  for (guint i = 0; gtk_widget_class_query_action(type, i, &owner, &name, &parameter, &property); i++)
    if (owner != own) gtk_widget_action_set_enabled(widget, name, FALSE);
}

// ---- Assistive technologies (org.a11y.Status)

typedef void (*sp_gtk_assistive_changed)(gboolean is_on, void *data);

struct sp_gtk_assistive_watch {
  sp_gtk_assistive_changed changed;
  void *data;
  gboolean is_enabled, has_reader;
};

static inline gboolean sp_gtk_assistive_status(GDBusConnection *bus, const char *name) {
  GVariant *answer = g_dbus_connection_call_sync(
      bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
      g_variant_new("(ss)", "org.a11y.Status", name), NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 200,
      NULL, NULL);
  if (!answer) return FALSE;
  GVariant *value = NULL;
  if (g_variant_is_of_type(answer, G_VARIANT_TYPE("(v)"))) g_variant_get(answer, "(v)", &value);
  gboolean is_on = value && g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) &&
                   g_variant_get_boolean(value);
  if (value) g_variant_unref(value);
  g_variant_unref(answer);
  return is_on;
}

static inline void sp_gtk_assistive_signal(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface,
    const char *signal, GVariant *parameters, void *data) {
  (void)bus, (void)sender, (void)path, (void)interface, (void)signal;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(sa{sv}as)"))) return;
  GVariant *changed = g_variant_get_child_value(parameters, 1);
  struct sp_gtk_assistive_watch *watch = (struct sp_gtk_assistive_watch *)data;
  gboolean was_on = watch->is_enabled || watch->has_reader;
  g_variant_lookup(changed, "IsEnabled", "b", &watch->is_enabled);
  g_variant_lookup(changed, "ScreenReaderEnabled", "b", &watch->has_reader);
  g_variant_unref(changed);
  gboolean is_on = watch->is_enabled || watch->has_reader;
  if (is_on != was_on) watch->changed(is_on, watch->data);
}

/// Whether an assistive technology is in use, and a call for each change; FALSE without the bus for them. Waits at
/// most a fifth of a second for each of two answers.
static inline gboolean sp_gtk_watch_assistive(sp_gtk_assistive_changed changed, void *data) {
  const char *backend = g_getenv("GTK_A11Y");
  if (backend && g_ascii_strcasecmp(backend, "none") == 0) return FALSE;
  if (!g_getenv("DBUS_SESSION_BUS_ADDRESS") && !g_getenv("XDG_RUNTIME_DIR")) return FALSE;
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return FALSE;
  // Both live until the program ends.
  struct sp_gtk_assistive_watch *watch = g_new0(struct sp_gtk_assistive_watch, 1);
  watch->changed = changed;
  watch->data = data;
  watch->is_enabled = sp_gtk_assistive_status(bus, "IsEnabled");
  watch->has_reader = sp_gtk_assistive_status(bus, "ScreenReaderEnabled");
  g_dbus_connection_signal_subscribe(
      bus, "org.a11y.Bus", "org.freedesktop.DBus.Properties", "PropertiesChanged", "/org/a11y/bus",
      "org.a11y.Status", G_DBUS_SIGNAL_FLAGS_NONE, sp_gtk_assistive_signal, watch, NULL);
  return watch->is_enabled || watch->has_reader;
}

// ---- The settings portal (org.freedesktop.portal.Settings)

typedef void (*sp_gtk_scheme_changed)(int scheme, void *data);

struct sp_gtk_scheme_watch {
  sp_gtk_scheme_changed changed;
  void *data;
};

/// The number in a variant, unwrapped; -1 for other values.
static inline int sp_gtk_scheme_number(GVariant *variant) {
  if (g_variant_is_of_type(variant, G_VARIANT_TYPE_UINT32)) return (int)g_variant_get_uint32(variant);
  if (!g_variant_is_of_type(variant, G_VARIANT_TYPE_VARIANT)) return -1;
  GVariant *inner = g_variant_get_variant(variant);
  int number = sp_gtk_scheme_number(inner);
  g_variant_unref(inner);
  return number;
}

static inline void sp_gtk_scheme_signal(
    GDBusProxy *proxy, const char *sender, const char *signal, GVariant *parameters, void *data) {
  (void)proxy, (void)sender;
  if (g_strcmp0(signal, "SettingChanged") != 0) return;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const char *space, *key;
  GVariant *value;
  g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
  struct sp_gtk_scheme_watch *watch = (struct sp_gtk_scheme_watch *)data;
  if (g_strcmp0(space, "org.freedesktop.appearance") == 0 && g_strcmp0(key, "color-scheme") == 0)
    watch->changed(sp_gtk_scheme_number(value), watch->data);
  g_variant_unref(value);
}

/// The color scheme that the desktop prefers (0 none, 1 dark, 2 light), and a call for each change; -1
/// without a portal. Waits at most a fifth of a second for its answer.
static inline int sp_gtk_watch_scheme(sp_gtk_scheme_changed changed, void *data) {
  // Without a session bus, GLib would try to start one.
  if (!g_getenv("DBUS_SESSION_BUS_ADDRESS") && !g_getenv("XDG_RUNTIME_DIR")) return -1;
  GDBusProxy *proxy = g_dbus_proxy_new_for_bus_sync(
      G_BUS_TYPE_SESSION,
      (GDBusProxyFlags)(G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES |
                        G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START),
      NULL, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
      "org.freedesktop.portal.Settings", NULL, NULL);
  if (!proxy) return -1;
  GVariant *answer = g_dbus_proxy_call_sync(
      proxy, "Read", g_variant_new("(ss)", "org.freedesktop.appearance", "color-scheme"),
      G_DBUS_CALL_FLAGS_NONE, 200, NULL, NULL);
  if (!answer) {
    g_object_unref(proxy);
    return -1;
  }
  GVariant *value = g_variant_get_child_value(answer, 0);
  int scheme = sp_gtk_scheme_number(value);
  g_variant_unref(value);
  g_variant_unref(answer);
  // Both live until the program ends.
  struct sp_gtk_scheme_watch *watch = g_new(struct sp_gtk_scheme_watch, 1);
  watch->changed = changed;
  watch->data = data;
  g_signal_connect(proxy, "g-signal", G_CALLBACK(sp_gtk_scheme_signal), watch);
  return scheme;
}
