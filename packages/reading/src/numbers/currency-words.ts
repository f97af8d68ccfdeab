/** Words for currencies beside the codes of ISO 4217, without dots, spaces and capitals. */
const WORDS = new Set(
  `kr kč kc zł zl rs rp rm ft lei leu лв лева ден дин din руб р грн тг тнг сум сом ман fr sfr frs tl dh dhs bs gs nis euro euros
  dkr skr nkr ikr kz fg cfa fcfa fcfp cfpf cfp fc rf frw cf ar kn br rb p q r lej ley kw tk um ლ км лсл тмт som soʻm
  円 元 圓 圆 원 บาท đ km sek s/ b/ rub د.إ ر.س د.ك د.ب ر.ق ر.ع د.أ د.ج ج.م د.ع د.م ل.ل ل.س د.ت ر.ي ریال`
    .split(/\s+/)
    .map((word) => word.replace(/\./g, '')),
)

/** One letter before a number is a currency (R 100), but a unit behind it (100 L). */
const WORDS_BEFORE = new Set(['l', 'c', 's', 'k', 'cg', 'zk', 'db', 'f'])

/** Such as `€`, `US$`, `$U` and `C$`. */
const HAS_SIGN = /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u

let codes: ReadonlySet<string> | null = null

/** @example isCurrency('Rs.', true) // true */
export function isCurrency(text: string, isBefore: boolean): boolean {
  const word = text.replace(/[.\s]/g, '').toLowerCase()
  if (HAS_SIGN.test(word) || WORDS.has(word)) return true
  if (isBefore && WORDS_BEFORE.has(word)) return true
  codes ??= new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
  return codes.has(word)
}
