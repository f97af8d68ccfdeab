import { useRef, useState } from 'react'
import { isUnauthorized } from '../../../shared/lib/api.ts'
import { createId } from '../../../shared/lib/random-id.ts'
import { tellFailure, tellSuccess, toReason } from '../../../shared/library/tell.ts'
import { leaveToPlans } from './leave-to-plans.ts'

interface SaveTexts {
  readonly success: string
  readonly failure: string
  readonly signUp: { readonly title: string; readonly description: string }
}

/** Saving the same content again reuses its key, so that a lost response doesn't create a duplicate. */
export function useSaving(texts: SaveTexts, onSaved: () => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const sent = useRef<{ readonly content: string; readonly key: string } | null>(null)

  async function save(content: readonly (string | null)[], send: (key: string) => Promise<unknown>) {
    setFailure(null)
    const same = JSON.stringify(content)
    if (sent.current?.content !== same) sent.current = { content: same, key: createId() }
    try {
      await send(sent.current.key)
      onSaved()
      tellSuccess(texts.success)
    } catch (error) {
      setFailure(isUnauthorized(error) ? texts.signUp.title : toReason(error, texts.failure))
      if (isUnauthorized(error)) leaveToPlans(texts.signUp)
      else tellFailure(error, texts.failure)
    }
  }
  return { failure, setFailure, save }
}
