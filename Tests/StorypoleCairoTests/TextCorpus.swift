// SPDX-License-Identifier: Apache-2.0
/// Five hundred strings in twenty scripts, put together from a few everyday words of each.
struct TextCorpus: Sendable {
  var name: String
  var words: [String]
  /// The separators between words, after some of them, and at the end.
  var space = " "
  var comma = ","
  var stop = "."
  var isRightToLeft = false

  init(
    _ name: String, space: String = " ", comma: String = ",", stop: String = ".",
    isRightToLeft: Bool = false, _ words: String
  ) {
    self.name = name
    self.words = words.split(separator: " ").map(String.init)
    self.space = space
    self.comma = comma
    self.stop = stop
    self.isRightToLeft = isRightToLeft
  }

  static let stringsPerScript = 25

  var strings: [String] { (0..<Self.stringsPerScript).map(string) }

  /// Of 4 to 14 words, some with commas, brackets, hyphens and numbers.
  private func string(_ number: Int) -> String {
    let count = 4 + number * 3 % 11
    var text = ""
    for i in 0..<count {
      var word = words[(number * 7 + i * (1 + number % 5)) % words.count]
      if number % 6 == 0, i == 2 { word = "(" + word + ")" }
      if number % 4 == 1, i == 1 { word += space + "12.5" }
      if i % 5 == 3 { word += comma }
      text += word
      if i + 1 < count { text += number % 7 == 3 && i == 1 ? "-" : space }
    }
    return text + stop
  }

  static let all = [
    TextCorpus(
      "Latin",
      "river stone bright morning a letter travels unbelievably far under Straße œuvre "
        + "naïve office waffle AVATAR"),
    TextCorpus("Greek", stop: ";", "το ποτάμι πέτρα φωτεινό πρωί ένα γράμμα ταξιδεύει μακριά ΑΥΓΉ"),
    TextCorpus("Cyrillic", "река камень светлое утро и письмо едет далеко под мостом Ёлка подъём"),
    TextCorpus(
      "Arabic", comma: "،", stop: "؟", isRightToLeft: true,
      "نهر حجر صباح مشرق رسالة تسافر بعيدا تحت الجسر كِتَابٌ لا سلام"),
    TextCorpus(
      "Hebrew", isRightToLeft: true, "נהר אבן בוקר בהיר מכתב נוסע רחוק מתחת לגשר שָׁלוֹם בית ספר"),
    TextCorpus(
      "Devanagari", stop: "।", "नदी पत्थर सुबह उजली चिट्ठी दूर जाती है पुल क्षेत्र विद्यार्थी श्री"),
    TextCorpus("Bengali", stop: "।", "নদী পাথর সকাল উজ্জ্বল চিঠি দূরে যায় সেতু ক্ষেত্র বিদ্যা বাংলা"),
    TextCorpus("Tamil", "ஆறு கல் காலை ஒளி கடிதம் தூரம் செல்கிறது பாலம் க்ஷேத்திரம் ஸ்ரீ வீடு"),
    TextCorpus("Telugu", "నది రాయి ఉదయం వెలుగు ఉత్తరం దూరం వెళ్తుంది వంతెన క్షేత్రం శ్రీ ఇల్లు"),
    TextCorpus(
      "Thai", space: "", comma: " ", stop: "", "แม่น้ำ หิน ตอนเช้า สดใส จดหมาย เดินทาง ไกล ใต้ สะพาน บ้าน น้ำ"
    ),
    TextCorpus(
      "Lao", space: "", comma: " ", stop: "", "ແມ່ນ້ຳ ຫີນ ຕອນເຊົ້າ ແຈ້ງ ຈົດໝາຍ ເດີນທາງ ໄກ ໃຕ້ ຂົວ ເຮືອນ"),
    TextCorpus(
      "Khmer", space: "", comma: " ", stop: "។", "ទន្លេ ថ្ម ព្រឹក ភ្លឺ សំបុត្រ ធ្វើដំណើរ ឆ្ងាយ ក្រោម ស្ពាន ផ្ទះ"),
    TextCorpus("Georgian", "მდინარე ქვა დილა ნათელი წერილი მიდის შორს ხიდის ქვეშ სახლი და"),
    TextCorpus("Armenian", stop: "։", "գետ քար առավոտ պայծառ նամակ գնում է հեռու կամուրջ տուն և"),
    TextCorpus("Ethiopic", comma: "፣", stop: "።", "ወንዝ ድንጋይ ጠዋት ብሩህ ደብዳቤ ሩቅ ይሄዳል ድልድይ ቤት ሰላም"),
    TextCorpus(
      "Han", space: "", comma: "，", stop: "。", "河流 石头 早晨 明亮 一封信 走得很远 桥下 家 春天 学校 「书」"),
    TextCorpus(
      "Japanese", space: "", comma: "、", stop: "。", "川 いし あさ 明るい 手紙 とおくへ 旅する はしの下 コーヒー キャッチ 「家」"),
    TextCorpus("Hangul", "강물 돌 아침 밝은 편지 멀리 간다 다리 아래 집 학교 한국어 봄날의"),
    TextCorpus(
      "Mixed", "😀 👩‍👩‍👧‍👦 🇫🇷 👍🏽 שלום abc مرحبا river 世界 1️⃣ ❤️ (בית) 42 ©"),
    TextCorpus(
      "Vietnamese",
      "dòng sông đá buổi sáng tươi lá thư đi xa dưới cầu e\u{0323}\u{302}m nho\u{309} "
        + "o\u{31B}\u{300} a\u{301}\u{328}"),
  ]
}
