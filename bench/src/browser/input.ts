import { dictionaryWords } from '../words.ts'

export const COLUMNS = [600, 215, 215].map((count, k) => dictionaryWords(count, 1000 * count + k))
export const SEPARATOR = ' '

/** Bytes per chunk, as in the web app's export. */
export const CHUNK_SIZE = 8 * 1024 * 1024
