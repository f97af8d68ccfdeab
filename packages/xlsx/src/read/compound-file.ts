const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Encrypted workbooks and those of Excel 2003 and older are compound files (Microsoft, MS-CFB). */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte)
}

/** The streams that hold an encrypted workbook and an old one (Microsoft, MS-OFFCRYPTO and MS-XLS). */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return !hasStream(bytes, 'EncryptedPackage') && (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book'))
}

/** The directory holds names in UTF-16, each at the start of an entry of 128 bytes. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = [...`${name}\0`].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = 0; at + wanted.length <= bytes.length; at += 128)
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}
