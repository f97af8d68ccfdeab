export const BLOCK = 512

/** Larger sizes don't fit in 11 octal digits, and are written in binary, as tar tools expect. */
const MAX_OCTAL = 8 ** 11 - 1

const FIELDS = { name: 0, mode: 100, owner: 108, group: 116, size: 124, time: 136, sum: 148, type: 156 }

/** POSIX ustar, so that plain `tar` opens a backup. */
export function tarHeader(file: {
  readonly name: string
  readonly bytes: number
  readonly time: Date
}): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(file.name, FIELDS.name, 99, 'ascii')
  header.write('0000600\0', FIELDS.mode, 'ascii')
  header.write('0000000\0', FIELDS.owner, 'ascii')
  header.write('0000000\0', FIELDS.group, 'ascii')
  if (file.bytes > MAX_OCTAL) {
    header[FIELDS.size] = 0x80
    header.writeBigUInt64BE(BigInt(file.bytes), FIELDS.size + 4)
  } else {
    header.write(`${octal(file.bytes, 11)}\0`, FIELDS.size, 'ascii')
  }
  header.write(`${octal(Math.floor(file.time.getTime() / 1000), 11)}\0`, FIELDS.time, 'ascii')
  header.write('        0', FIELDS.sum, 'ascii')
  header.write('ustar\0' + '00', 257, 'ascii')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, FIELDS.sum, 'ascii')
  return header
}

export function paddingOf(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK
}

function octal(number: number, digits: number): string {
  return number.toString(8).padStart(digits, '0')
}
