import { expose } from 'comlink'
import { readSource } from './read-source.ts'

const api = { read: readSource }
export type ReadingApi = typeof api

expose(api)
