/** Small letters of other scripts and what passports and maps write for them, in turn. */
const PAIRS = `
а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya
і i ї yi є ye ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ gj ќ kj ѕ dz ә a ғ gh қ q ң ng ө o ұ u ү u һ h
α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t
ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ى a ة h ء _ پ p چ ch ژ zh گ g ک k ی y ئ y ؤ w
ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h
ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ w փ p ք k օ o ֆ f և ev
あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo
た ta ち chi つ tsu て te と to だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po
ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa を wo ん n ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo っ _ ー _
क k ख kh ग g घ gh ङ ng च ch छ chh ज j झ jh ञ ny ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h
अ a आ aa इ i ई ii उ u ऊ uu ए e ऐ ai ओ o औ au ा a ि i ी i ु u ू u े e ै ai ो o ौ au ं n ् _
ก k ข kh ค kh ฆ kh ง ng จ ch ฉ ch ช ch ซ s ฌ ch ญ y ฎ d ฏ t ฐ th ฑ th ฒ th ณ n ด d ต t ถ th ท th ธ th น n บ b ป p ผ ph ฝ f พ ph ฟ f ภ ph ม m ย y ร r ล l ว w ศ s ษ s ส s ห h ฬ l อ o ฮ h
ะ a ั a า a ำ am ิ i ี i ึ ue ื ue ุ u ู u เ e แ ae โ o ใ ai ไ ai ่ _ ้ _ ็ _ ์ _`

const HANGUL_INITIALS = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const HANGUL_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const HANGUL_FINALS = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p h'.split(' ')

let letters: ReadonlyMap<string, string> | null = null

/** The letter in ASCII, or `null` if it belongs to no script of the table. */
export function romanize(letter: string): string | null {
  letters ??= readPairs()
  const point = letter.codePointAt(0) ?? 0
  if (point >= 0xac00 && point <= 0xd7a3) return romanizeHangul(point - 0xac00)
  // Katakana follows hiragana at a fixed distance.
  const own = point >= 0x30a1 && point <= 0x30f6 ? String.fromCodePoint(point - 0x60) : letter
  const known = letters.get(own)
  if (known !== undefined) return known
  const small = letters.get(own.toLowerCase())
  return small === undefined ? null : small.replace(/^./, (first) => first.toUpperCase())
}

function romanizeHangul(syllable: number): string {
  const parts = [
    HANGUL_INITIALS[Math.floor(syllable / 588)],
    HANGUL_VOWELS[Math.floor((syllable % 588) / 28)],
    HANGUL_FINALS[syllable % 28],
  ]
  return parts.join('').replaceAll('_', '')
}

function readPairs(): ReadonlyMap<string, string> {
  const parts = PAIRS.trim().split(/\s+/)
  return new Map(
    parts.flatMap((letter, i) => (i % 2 === 0 ? [[letter, (parts[i + 1] ?? '').replace('_', '')]] : [])),
  )
}
