import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const TEXTS = new Set(['.css', '.data', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

const SHORTEST = 256

/** This many files keep zlib's threads busy. A process may open only some hundred files. */
const AT_A_TIME = 16

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes a `.br` and a `.gz` beside each text. zlib compresses several at a time, in its own threads. @param {string} folder */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const left = files.values()
  await Promise.all(Array.from({ length: AT_A_TIME }, () => compressEach(left)))
}

/** @param {IterableIterator<string>} files */
async function compressEach(files) {
  for (const file of files) await compressFile(file)
}

/** @param {string} file */
async function compressFile(file) {
  const text = await readFile(file)
  if (text.length < SHORTEST) return
  await Promise.all([
    brotli(text).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzip(text, { level: zlib.constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
