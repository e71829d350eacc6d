/// Apple's system font sets its letters closer or wider by size. Inter, which stands in for it,
/// takes the same distances, so that its lines come out as wide.
///
/// Source: Human Interface Guidelines, Typography, Specifications, "Tracking values", SF Pro, in
/// 1/1000 em. Between sizes the table is interpolated; beyond its ends the end values hold.
enum SystemFontTracking {
  private static let table: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13),
    (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10),
    (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7),
    (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
    (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]

  /// What is added after each character at a size, in points.
  static func points(at size: Double) -> Double { thousandths(at: size) / 1000 * size }

  private static func thousandths(at size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].tracking
    }
    guard next > 0 else { return table[0].tracking }
    let low = table[next - 1]
    let high = table[next]
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }
}
