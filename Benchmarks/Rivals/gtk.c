// SPDX-License-Identifier: Apache-2.0
// GtkBox of GTK 4: measured and allocated, never drawn. Needs a display. Usage: gtk WORKLOAD[@SIZE] RUNS
#include "measurement.h"
#include <gtk/gtk.h>

static GtkWidget *row_box(void) { return gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0); }
static GtkWidget *column_box(void) { return gtk_box_new(GTK_ORIENTATION_VERTICAL, 0); }

static GtkWidget *leaf(int width, int height) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_widget_set_size_request(area, width, height);
  return area;
}

// Appending walks to the end of a box: this inserts behind the last child instead.
static void add(GtkWidget *box, GtkWidget **last, GtkWidget *child) {
  gtk_box_insert_child_after(GTK_BOX(box), child, *last);
  *last = child;
}

static GtkWidget *middle;

static GtkWidget *wide(int rows) {
  GtkWidget *column = column_box(), *last = NULL;
  for (int i = 0; i < rows; i++) {
    GtkWidget *row = row_box(), *spacer = gtk_drawing_area_new(), *end = leaf(40, 20);
    gtk_widget_set_hexpand(spacer, TRUE);
    gtk_box_append(GTK_BOX(row), leaf(20, 20));
    gtk_box_append(GTK_BOX(row), spacer);
    gtk_box_append(GTK_BOX(row), end);
    if (i == rows / 2) middle = end;
    add(column, &last, row);
  }
  return g_object_ref_sink(column);
}

static GtkWidget *deep(int depth, int is_row) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_widget_set_hexpand(area, TRUE);
  gtk_widget_set_vexpand(area, TRUE);
  if (depth == 0) return area;
  GtkWidget *box = is_row ? row_box() : column_box();
  gtk_box_append(GTK_BOX(box), area);
  gtk_box_append(GTK_BOX(box), deep(depth - 1, !is_row));
  return box;
}

static GtkWidget *texts(int distinct) {
  GtkWidget *column = column_box(), *last = NULL;
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_family_new("Noto Sans"));
  pango_attr_list_insert(attributes, pango_attr_size_new_absolute(16 * PANGO_SCALE));
  for (int i = 0; i < 1000; i++) {
    char text[200];
    make_text(text, i, distinct);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    add(column, &last, label);
  }
  pango_attr_list_unref(attributes);
  return g_object_ref_sink(column);
}

// Asks for the least width and the height at `width`, then allocates; returns the height.
static int place(GtkWidget *root, int width) {
  int least, height;
  gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate(root, width, height, -1, NULL);
  return height;
}

int main(int count, char **arguments) {
  if (count == 2 && !strcmp(arguments[1], "--version"))
    return printf("%d.%d.%d\n", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()), 0;
  if (count < 3 || !gtk_init_check()) return 64;
  char full[64];
  snprintf(full, sizeof full, "%s", arguments[1]);
  char *name = arguments[1];
  int rows = split_size(name, 10000), runs = atoi(arguments[2]);
  static struct measurement first, again;
  if (!strcmp(name, "L1")) {
    for (int i = 0; i < runs; i++) {
      GtkWidget *root = wide(rows);
      start(&first);
      int height = place(root, 400);
      stop(&first);
      expect("the height", height, 20 * rows);
      g_object_unref(root);
    }
    report(full, &first);
  } else if (!strcmp(name, "L1r")) {
    GtkWidget *root = wide(rows);
    place(root, 400);
    for (int i = 0; i < runs; i++) {
      start(&first);
      place(root, i % 2 ? 400 : 500);
      stop(&first);
    }
    report(full, &first);
  } else if (!strcmp(name, "L3a") || !strcmp(name, "L3b")) {
    int is_height = name[2] == 'b';
    GtkWidget *root = wide(rows);
    place(root, 400);
    for (int i = 0; i < runs; i++) {
      int width = !is_height && i % 2 == 0 ? 60 : 40, height = is_height && i % 2 == 0 ? 30 : 20;
      start(&first);
      gtk_widget_set_size_request(middle, width, height);
      int total = place(root, 400);
      stop(&first);
      expect("the height", total, 20 * rows + height - 20);
    }
    report(full, &first);
  } else if (!strcmp(name, "L2")) {
    int depths[] = {5, 10, 20, 50, 100, 200};
    for (int d = 0; d < 6; d++) {
      memset(&first, 0, sizeof first);
      for (int i = 0; i < runs * 5; i++) {
        GtkWidget *root = g_object_ref_sink(deep(depths[d], 1));
        start(&first);
        gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
        gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, 1000, NULL, NULL, NULL, NULL);
        gtk_widget_allocate(root, 1000, 1000, -1, NULL);
        stop(&first);
        g_object_unref(root);
      }
      snprintf(full, sizeof full, "L2@%d", depths[d]);
      report(full, &first);
    }
  } else if (!strcmp(name, "L4") || !strcmp(name, "L4u")) {
    int distinct = !strcmp(name, "L4u");
    for (int i = 0; i < runs; i++) {
      GtkWidget *root = texts(distinct);
      start(&first);
      int height = place(root, 300);
      stop(&first);
      if (!distinct) expect("the height of 2037 lines", height, 2037 * 22);
      start(&again);
      place(root, 280);
      stop(&again);
      g_object_unref(root);
    }
    report(full, &first);
    strcat(full, "r");
    report(full, &again);
  } else {
    return 64;
  }
}
