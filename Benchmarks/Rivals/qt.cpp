// SPDX-License-Identifier: Apache-2.0
// Qt's QBoxLayout without widgets: items of fixed and of growing size. Usage: qt WORKLOAD[@SIZE] RUNS
#include "measurement.h"
#include <QtWidgets>
#include <string>

namespace {

QSpacerItem *fixed(int width, int height) {
  return new QSpacerItem(width, height, QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QBoxLayout *box(QBoxLayout::Direction direction) {
  auto *layout = new QBoxLayout(direction);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  return layout;
}

struct Column {
  QBoxLayout *layout = box(QBoxLayout::TopToBottom);
  QBoxLayout *row = nullptr;      // the row in the middle
  QSpacerItem *leaf = nullptr;    // and its last leaf
  QSpacerItem *last = nullptr;    // the last leaf of all
  int rows;

  explicit Column(int rows) : rows(rows) {
    for (int i = 0; i < rows; i++) {
      auto *line = box(QBoxLayout::LeftToRight);
      auto *end = fixed(40, 20);
      line->addItem(fixed(20, 20));
      line->addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
      line->addItem(end);
      if (i == rows / 2) { row = line; leaf = end; }
      last = end;
      layout->addLayout(line);
    }
  }
  ~Column() { delete layout; }

  void place(int width, int height) { layout->setGeometry(QRect(0, 0, width, height)); }
  void check(int width) {
    expect("the height", layout->sizeHint().height(), 20.0 * rows);
    expect("the last leaf's x", last->geometry().x(), width - 40);
  }
};

QLayoutItem *deep(int depth, bool isRow) {
  auto *leaf = new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Expanding);
  if (depth == 0) return leaf;
  auto *layout = box(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  layout->addItem(leaf);
  QLayoutItem *inner = deep(depth - 1, !isRow);
  if (inner->layout()) layout->addLayout(inner->layout()); else layout->addItem(inner);
  return layout;
}

void first(const char *name, int rows, int runs) {
  measurement layout{}, build{};
  for (int i = 0; i < runs; i++) {
    start(&build);
    Column column(rows);
    stop(&build);
    start(&layout);
    column.place(400, 20 * rows);
    stop(&layout);
    column.check(400);
  }
  report(name, &layout);
  report((std::string(name) + " build").c_str(), &build);
}

void again(const char *name, int rows, int runs) {
  measurement layout{};
  Column column(rows);
  column.place(400, 20 * rows);
  for (int i = 0; i < runs; i++) {
    int width = i % 2 ? 400 : 500;
    start(&layout);
    column.place(width, 20 * rows);
    stop(&layout);
    column.check(width);
  }
  report(name, &layout);
}

void oneLeaf(const char *name, int rows, int runs, bool changesHeight) {
  measurement layout{};
  Column column(rows);
  column.place(400, 20 * rows);
  for (int i = 0; i < runs; i++) {
    int width = !changesHeight && i % 2 == 0 ? 60 : 40;
    int height = changesHeight && i % 2 == 0 ? 30 : 20;
    start(&layout);
    column.leaf->changeSize(width, height, QSizePolicy::Fixed, QSizePolicy::Fixed);
    column.row->invalidate();
    column.layout->invalidate();
    column.place(400, 20 * rows + height - 20);
    stop(&layout);
    expect("the leaf's x", column.leaf->geometry().x(), 400 - width);
    expect("the last leaf's y", column.last->geometry().y(), 20 * rows - 40 + height);
  }
  report(name, &layout);
}

void depths(const char *name, int depth, int runs) {
  measurement layout{};
  for (int i = 0; i < runs * 5; i++) {
    QLayout *tree = deep(depth, true)->layout();
    start(&layout);
    tree->setGeometry(QRect(0, 0, 1000, 1000));
    stop(&layout);
    expect("the first leaf's width", tree->itemAt(0)->geometry().width(), 500);
    delete tree;
  }
  report(name, &layout);
}

void texts(const char *name, bool distinct, int runs) {
  measurement first{}, again{};
  for (int i = 0; i < runs; i++) {
    QWidget window;
    auto *column = box(QBoxLayout::TopToBottom);
    window.setLayout(column);
    QFont font("Noto Sans");
    font.setPixelSize(16);
    for (int k = 0; k < 1000; k++) {
      char text[200];
      make_text(text, k, distinct);
      auto *label = new QLabel(text);
      label->setFont(font);
      label->setWordWrap(true);
      column->addWidget(label);
    }
    window.ensurePolished();
    start(&first);
    int height = column->heightForWidth(300);
    column->setGeometry(QRect(0, 0, 300, height));
    stop(&first);
    if (!distinct) expect("the height of 2037 lines", height, 2037 * 22);
    start(&again);
    column->setGeometry(QRect(0, 0, 280, column->heightForWidth(280)));
    stop(&again);
  }
  report(name, &first);
  report((std::string(name) + "r").c_str(), &again);
}

}  // namespace

int main(int count, char **arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(count, arguments);
  if (count == 2 && !strcmp(arguments[1], "--version")) return puts(qVersion()), 0;
  if (count < 3) return 64;
  std::string full = arguments[1];
  char *name = arguments[1];
  int rows = split_size(name, 10000), runs = atoi(arguments[2]);
  std::string workload = name;
  if (workload == "L1") first(full.c_str(), rows, runs);
  else if (workload == "L1r") again(full.c_str(), rows, runs);
  else if (workload == "L2")
    for (int depth : {5, 10, 20, 50, 100, 200}) depths(("L2@" + std::to_string(depth)).c_str(), depth, runs);
  else if (workload == "L3a" || workload == "L3b") oneLeaf(full.c_str(), rows, runs, workload == "L3b");
  else if (workload == "L4" || workload == "L4u") texts(full.c_str(), workload == "L4u", runs);
  else return 64;
}
