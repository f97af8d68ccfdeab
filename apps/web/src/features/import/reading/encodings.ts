/** What texts are encoded in, as decoders call it, and as people do; the first four are recognized. */
export const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Windows-1252 (Western)' },
  { value: 'windows-1250', label: 'Windows-1250 (Central European)' },
  { value: 'windows-1251', label: 'Windows-1251 (Cyrillic)' },
  { value: 'windows-1253', label: 'Windows-1253 (Greek)' },
  { value: 'windows-1254', label: 'Windows-1254 (Turkish)' },
  { value: 'iso-8859-2', label: 'ISO 8859-2 (Central European)' },
  { value: 'iso-8859-15', label: 'ISO 8859-15 (Western)' },
  { value: 'macintosh', label: 'Mac OS Roman' },
  { value: 'shift_jis', label: 'Shift JIS (Japanese)' },
  { value: 'gb18030', label: 'GB 18030 (Chinese)' },
  { value: 'big5', label: 'Big5 (Chinese)' },
  { value: 'euc-kr', label: 'EUC-KR (Korean)' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['value']
