import { trash } from '@wordloom/contract'
import { call } from '../../lib/api.ts'
import { TRASH_KEY } from '../keys.ts'
import { refresh } from './refresh.ts'

export async function emptyTrash(): Promise<void> {
  await call(trash.empty)
  refresh(TRASH_KEY)
}
