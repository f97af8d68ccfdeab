import { expose } from 'comlink'
import { unpackLink } from './unpack-link.ts'

const api = { unpackLink }

export type LinkApi = typeof api

expose(api)
