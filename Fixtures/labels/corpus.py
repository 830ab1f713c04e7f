#!/usr/bin/python3
"""Makes the corpus of labels in this folder from the words below: corpus.py [FOLDER].

one-script.tsv holds labels that shape as one run: one script, one direction. mixed.tsv holds the
others: several scripts, numbers among right-to-left text, emoji, controls. Each line is language
(BCP 47), script (ISO 15924, the first of a mixed label), and text, with tabs between; line feed,
carriage return, tab, NUL and backslash are escaped as in C. The same bytes come out each time.
"""

import os
import random
import sys

# Language, script, words. All words of a language are of its script, marks included.
WORDS = [
    ("en", "Latn", "Swift Layout Avatar Office Typography Fjord Waffle AVATAR Today flight Settings Wi-Fi naïve"),
    ("de", "Latn", "Straße Größe Übersicht Fußgängerübergänge Auflage Äpfel schließen Öffnungszeiten Jalapeño"),
    ("fr", "Latn", "façade Œuvre déjà Noël où garçon cœur événement aujourd’hui Réglages"),
    ("es", "Latn", "Año ¿Qué? ¡Hola! corazón pingüino mañana Configuración niño"),
    ("pt", "Latn", "coração ação São Configurações você órgão maçã"),
    ("it", "Latn", "città perché Impostazioni affitto più L’università ufficio"),
    ("pl", "Latn", "żółw Łódź świeży Ustawienia źdźbło ćma gęś książka"),
    ("cs", "Latn", "příliš žluťoučký kůň úpěl ďábelské ódy Nastavení"),
    ("hu", "Latn", "árvíztűrő tükörfúrógép Beállítások őszinte különféle"),
    ("tr", "Latn", "İstanbul ışık ağaç fiil çığ Ayarlar şişli filiz öğün"),
    ("az", "Latn", "Azərbaycan ışıq fikir İşçi Tənzimləmələr çay"),
    ("ro", "Latn", "țară știință Setări București înălțime ş ţ"),
    ("nl", "Latn", "IJsland ijs blijven Instellingen reünie fijn geïnteresseerd"),
    ("sv", "Latn", "Ångström Öland Inställningar fjäril älskling"),
    ("is", "Latn", "Þórður Ísland Stillingar fjölskylda æðislegt"),
    ("lt", "Latn", "ąžuolas įėjimas Nustatymai ū́ i̇̀ šešėlis"),
    ("vi", "Latn", "Tiếng Việt Cài đặt ngưỡng trưởng Phở Nguyễn Ổ ẵ ậ ữ ợ"),
    # The same in decomposed form, marks stacked.
    ("vi", "Latn", "Tie\u0302\u0301ng Vie\u0323\u0302t nguo\u031b\u0303ng Pho\u031b\u0309 a\u0306\u0303 u\u031b\u0323 O\u0302\u0309"),
    ("yo", "Latn", "Yorùbá ọ̀rọ̀ ẹ̀kọ́ ṣé Ẹ̀rọ ọmọ"),
    ("mi", "Latn", "Māori whānau kōrero Tautuhinga pāngarau"),
    ("el", "Grek", "Ελλάδα Ρυθμίσεις ΑΥΤΟΚΙΝΗΤΟ Ώρα ΐ καλημέρα ᾧ ῥόδον"),
    ("ru", "Cyrl", "Настройки Ёлка Журнал съезд ГАЗЕТА йод объявление"),
    ("uk", "Cyrl", "Налаштування її ґанок Київ під’їзд щастя"),
    ("bg", "Cyrl", "Настройки вход жълъд София цвят въздух"),
    ("sr", "Cyrl", "Подешавања Љубав Његош џеп ћирилица бдгпт"),
    ("kk", "Cyrl", "Қазақстан Баптаулар өңір ұшақ үй һәм"),
    ("mn", "Cyrl", "Тохиргоо Монгол өвөл үнэн Улаанбаатар"),
    ("hy", "Armn", "Հայաստան Կարգավորումներ և ՖԻԼՄ ճանապարհ մնալ"),
    ("ka", "Geor", "საქართველო პარამეტრები თბილისი ყველა ჭა"),
    ("ar", "Arab", "السلام عليكم الإعدادات مُحَمَّد لا اللّٰه شَدَّة كِتَابٌ قُرْآن ـــ ئـــ سِـرّ"),
    ("fa", "Arab", "تنظیمات می‌خواهم کتاب‌ها فارسی گچ پژ سلام خانه‌ٔ"),
    ("ur", "Arab", "ترتیبات اردو بھائی چیونٹی ہے زبان پاکستان ڈھونڈ"),
    ("ps", "Arab", "پښتو ځای څه ټول ډېر ګل ړوند"),
    ("ug", "Arab", "ئۇيغۇر تەڭشەك ياخشىمۇسىز كىتاب"),
    ("ckb", "Arab", "کوردی ڕێکخستن ژیان گەورە ڵ"),
    ("he", "Hebr", "הגדרות שלום בְּרֵאשִׁית שָׁלוֹם תּוֹרָה ירושלים ךםןףץ"),
    ("yi", "Hebr", "ייִדיש שפּראַך דער זײַן אײראָפּע"),
    ("syr", "Syrc", "ܣܘܪܝܝܐ ܫܠܡܐ ܠܫܢܐ ܟܬܒܐ ܡܠܟܐ"),
    ("dv", "Thaa", "ދިވެހި ސެޓިންގްސް މާލެ ރާއްޖެ"),
    ("nqo", "Nkoo", "ߒߞߏ ߊ߬ߟߎ߫ ߞߊ߲ ߛߓߍ"),
    ("hi", "Deva", "हिन्दी सेटिंग्स क्षत्रिय विद्यार्थी कर्म र्‍य श्री द्वंद्व ट्रैफ़िक कि"),
    ("mr", "Deva", "मराठी महाराष्ट्र ऱ्हास कऱ्हाड सेटिंग्ज ळ"),
    ("ne", "Deva", "नेपाली सेटिङ झ्याल राष्ट्र छ काठमाडौँ"),
    ("sa", "Deva", "संस्कृतम् धर्मक्षेत्रे कुरुक्षेत्रे ॐ अग्निमीळे ज्ञ"),
    ("bn", "Beng", "বাংলা সেটিংস ক্ষুদ্র বিদ্যুৎ র্যাব র‍্যাব স্ত্রী কো"),
    ("as", "Beng", "অসমীয়া ছেটিংছ ৰাষ্ট্ৰ ৱ ক্ষ"),
    ("pa", "Guru", "ਪੰਜਾਬੀ ਸੈਟਿੰਗਾਂ ਪ੍ਰੀਤ ਸ੍ਰੀ ਅੱਖ"),
    ("gu", "Gujr", "ગુજરાતી સેટિંગ્સ ક્ષમા શ્રી વિદ્યાર્થી"),
    ("or", "Orya", "ଓଡ଼ିଆ ସେଟିଂସ୍ କ୍ଷମା ରାଷ୍ଟ୍ର ଶ୍ରୀ"),
    ("ta", "Taml", "தமிழ் அமைப்புகள் க்ஷ ஸ்ரீ கொடி போ கௌ யாழ்ப்பாணம்"),
    ("te", "Telu", "తెలుగు సెట్టింగ్‌లు క్ష స్త్రీ రాష్ట్రం"),
    ("kn", "Knda", "ಕನ್ನಡ ಸೆಟ್ಟಿಂಗ್‌ಗಳು ಕ್ಷ ಸ್ತ್ರೀ ರ್ಕ ಕೋಣ"),
    ("ml", "Mlym", "മലയാളം ക്രമീകരണങ്ങൾ സ്ത്രീ ന്റെ കൊല്ലം ൻ ർ"),
    ("si", "Sinh", "සිංහල සැකසුම් ශ්‍රී ක්‍ෂ කෝ ලංකාව"),
    ("th", "Thai", "ภาษาไทย การตั้งค่า ที่ น้ำ ผู้ใหญ่ กรุงเทพมหานคร ปั้น เก้าอี้ ญู ฐุ"),
    ("lo", "Laoo", "ພາສາລາວ ການຕັ້ງຄ່າ ນ້ຳ ວຽງຈັນ ໝາ ເຂົ້າ"),
    ("km", "Khmr", "ភាសាខ្មែរ ការកំណត់ ស្រ្តី ភ្នំពេញ ក្រុម ខ្ញុំ កោះ"),
    ("my", "Mymr", "မြန်မာ ဆက်တင်များ ကြောင်း ရန်ကုန် သ္မီး င်္ကျ ကျွန်ုပ်"),
    ("bo", "Tibt", "བོད་སྐད་ སྒྲིག་འགོད། བསྒྲུབས་ ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ། རྒྱལ་"),
    ("dz", "Tibt", "རྫོང་ཁ་ འབྲུག་ཡུལ། སྒྲིག་སྟངས་ ཐིམ་ཕུ་"),
    ("am", "Ethi", "አማርኛ ቅንብሮች ኢትዮጵያ ሰላም አዲስ፡አበባ"),
    ("ti", "Ethi", "ትግርኛ ሰላም ኤርትራ ቋንቋ"),
    ("chr", "Cher", "ᏣᎳᎩ ᎣᏏᏲ ᎤᏙᏓᏆᏓ ꭰꮳꮃꭹ"),
    ("iu", "Cans", "ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ ᐊᐃ ᖃᓪᓗᓈᖅ"),
    ("zgh", "Tfng", "ⵜⴰⵎⴰⵣⵉⵖⵜ ⴰⵣⵓⵍ ⵍⵎⵖⵔⵉⴱ"),
    ("ii", "Yiii", "ꆈꌠꁱꂷ ꌠꆈ ꉬꄉ"),
    ("jv", "Java", "ꦧꦱꦗꦮ ꦱꦸꦒꦼꦁ ꦏꦿꦠꦺꦴꦤ꧀ ꦲꦤꦕꦫꦏ"),
    ("ban", "Bali", "ᬩᬲᬩᬮᬶ ᬓ᭄ᬱ ᬰ᭄ᬭᬷ ᬅᬓ᭄ᬱᬭ"),
    ("ko", "Hang", "한국어 설정 대한민국 뷁 안녕하세요 까치"),
    # Jamo, some without a composed form.
    ("ko", "Hang", "\u1112\u1161\u11ab\u1100\u116e\u11a8 \u1100\u1161 \u1112\u119e\u11ab \u1105\u1175\u11af \u110b\u1161\u11ab"),
    ("ja", "Hira", "せってい ひらがな きょう がっこう か\u3099 ありがとう"),
    ("ja", "Kana", "セッティング カタカナ コーヒー ウ\u3099ァイオリン ｶﾀｶﾅ"),
    ("zh-Hans", "Hani", "设置 简体中文 北京 骨 直接 汉字 图书馆"),
    ("zh-Hant", "Hani", "設定 繁體中文 臺北 骨 直接 漢字 圖書館"),
]

RIGHT_TO_LEFT = {"Arab", "Hebr", "Syrc", "Thaa", "Nkoo"}

# Digits of the script's own that bidi leaves alone, and signs as labels have them.
DIGITS = {"Deva": "१२३", "Beng": "৪৫৬", "Thai": "๑๒๓", "Khmr": "១២៣", "Mymr": "၁၂၃", "Tibt": "༡༢༣", "Laoo": "໑໒໓"}
# Scripts that are written without spaces between words.
UNSPACED = {"Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Hira", "Kana", "Hani", "Java", "Bali"}
QUOTES = {"Arab": "«%s»", "Hebr": "“%s”", "Hani": "「%s」", "Hira": "「%s」", "Kana": "「%s」", "Latn": "“%s”", "Cyrl": "«%s»"}

EMOJI = [
    "😀", "👍", "👍🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "🇩🇪", "🇯🇵🇰🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "*⃣", "❤️", "❤︎", "☎︎", "☎️", "✈", "✈️",
    "🧑🏿‍🚀", "👩🏻‍🤝‍👨🏿", "🤦🏼‍♀️", "⌚︎", "⌚", "☺︎", "☺️", "©", "©️", "™️", "🫠", "🧑‍🦰", "❤️‍🔥", "👁️‍🗨️", "🇦", "‍", "👩‍", "🏽",
]

CONTROLS = [
    "\u202b%s\u202c", "\u202e%s\u202c", "\u2067%s\u2069", "\u2066%s\u2069", "\u2068%s\u2069", "\u200f%s", "%s\u200e", "\u202d%s",
    "\u200d%s", "%s\u200c", "\u0301%s", "\u0651%s", "\u0e48%s", "\u093e%s", "\ufe0f%s", "%s\u00ad%s", "\u2060%s\ufeff", "\t%s\t%s",
    "%s\u0000%s", "\u00a0%s\u3000", "%s\u2028%s", "%s\n%s", "\n%s", "%s\n", "%s\r\n%s", "  %s  ", "%s\u200b%s", "\u034f%s", "%s\U000e0020",
]


def one_script(rng):
    for language, script, words in WORDS:
        words = words.split()
        joint = "" if script in UNSPACED else " "
        pick = lambda: rng.choice(words)
        labels = list(words)
        for first in words[:6]:
            labels.append(first + joint + pick())
            labels.append(first + " " + pick())
        for count in range(3, 12):
            labels.append(joint.join(pick() for _ in range(count)))
        quote = QUOTES.get(script, "(%s)")
        for _ in range(4):
            labels += [quote % pick(), pick() + " (" + pick() + ")", pick() + "!", pick() + " – " + pick(), pick() + "/" + pick(), pick() + "…"]
        if script not in RIGHT_TO_LEFT:
            for _ in range(4):
                labels += ["%s %d" % (pick(), rng.randrange(2000)), "%d %s" % (rng.randrange(30), pick()), "%s (%d%%)" % (pick(), rng.randrange(100))]
        if script in DIGITS:
            labels += [pick() + " " + DIGITS[script], DIGITS[script] + pick()]
        for label in dict.fromkeys(labels):
            yield language, script, label


def mixed(rng):
    every = [(language, script, words.split()) for language, script, words in WORDS]
    for language, script, words in every:
        pick = lambda: rng.choice(words)
        labels = []
        for brand in ["iOS 17", "UIKit", "Wi‑Fi 6E", "v2.0"]:
            labels += [pick() + " " + brand, brand + " " + pick(), pick() + brand, pick() + " (" + brand + ")"]
        for _ in range(3):
            _, _, others = rng.choice(every)
            labels += [pick() + " " + rng.choice(others), rng.choice(others) + pick(), pick() + " / " + rng.choice(others) + " / " + pick()]
        for emoji in rng.sample(EMOJI, 6):
            labels += [emoji + " " + pick(), pick() + emoji, pick() + " " + emoji + " " + pick()]
        for control in rng.sample(CONTROLS, 5):
            labels.append(control % tuple(pick() for _ in range(control.count("%s"))))
        if script in RIGHT_TO_LEFT:
            labels += ["%s %d" % (pick(), rng.randrange(3000)), "%d-%d %s" % (rng.randrange(30), rng.randrange(30), pick()), pick() + " 50% " + pick(), pick() + " ١٢٣", "$5 " + pick(), pick() + " a b " + pick()]
        for label in dict.fromkeys(labels):
            yield language, script, label
    for emoji in EMOJI:
        for label in [emoji, emoji + emoji, "a" + emoji + "b", emoji + " " + emoji]:
            yield "en", "Zyyy", label
    japanese = ["設定をひらく", "東京タワー", "コーヒーを飲む。", "（株）日本", "ｱｲｳ漢字", "すもももももももものうち", "「お知らせ」ー新着", "2024年1月1日", "きゃりーぱみゅぱみゅ", "葛\U000e0100城市", "辻󠄀"]
    for first in japanese:
        yield "ja", "Jpan", first
        for second in rng.sample(japanese, 4):
            yield "ja", "Jpan", first + second
            yield "ja", "Jpan", first + " " + second + "、" + first
    for text in ["𝒜𝓑𝒞", "𐌰𐌱", "𞤀𞤣", "\ufdfa", "a\u0300\u0301\u0302\u0303\u0304", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢", "\U0010ffff", "\ue000x", "क\u0301", "אa1ב2", "١٢a٣", "(א)", "a(ב)c", "أ(b)ج", "12:30 ص"]:
        yield "en", "Zyyy", text


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t").replace("\0", "\\0")


def write(path, labels):
    lines = dict.fromkeys("%s\t%s\t%s\n" % (language, script, escaped(text)) for language, script, text in labels)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.writelines(lines)
    return len(lines)


def main(folder):
    rng = random.Random(3)
    counts = [write(os.path.join(folder, "one-script.tsv"), one_script(rng)), write(os.path.join(folder, "mixed.tsv"), mixed(rng))]
    languages = {language for language, _, _ in WORDS}
    scripts = {script for _, script, _ in WORDS}
    print("%d and %d labels, %d languages, %d scripts" % (*counts, len(languages), len(scripts)))


main(sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__)))
