import type { PackingTargetId } from '@wordloom/targets'
import { expose } from 'comlink'
import { packText } from './pack-text.ts'

const api = {
  pack: (text: string, target: PackingTargetId) => packText(text, target),
}
export type PackApi = typeof api

expose(api)
