import { dictionaryWords } from '../words.ts'

export const COLUMNS = [600, 215, 215].map((count, k) => dictionaryWords(count, 1000 * count + k))
export const SEPARATOR = ' '

export const CHUNK_SIZE = 8 * 1024 * 1024
