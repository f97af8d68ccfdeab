import type { DeadLetter } from '@wordloom/contract'
import { useRef } from 'react'
import { tellFailure, tellSuccess } from '../../../shared/library/tell.ts'
import { isDenied, leavePanel } from '../denial.ts'
import { sendAgain } from './changes.ts'
import { DEAD_LETTER_SENTENCES } from './texts.ts'

export function useSendAgain() {
  const underWay = useRef(new Set<number>())
  const { done, failed } = DEAD_LETTER_SENTENCES.sendAgain

  return async function run({ id }: DeadLetter): Promise<void> {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    try {
      await sendAgain(id)
      tellSuccess(done)
    } catch (error) {
      if (isDenied(error)) leavePanel()
      else tellFailure(error, failed)
    } finally {
      underWay.current.delete(id)
    }
  }
}
