import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import { useState } from 'react'
import type { FormText } from '../../shared/editor/use-text-document.ts'
import { ApiError } from '../../shared/lib/api.ts'

interface Refusal {
  readonly message: string
  /** Whether there was nothing at all. */
  readonly isOfNothing: boolean
}

/**
 * What is wrong with the words of a list, from when it is sent until that has changed.
 *
 * @param nothing - what is said where there is nothing at all.
 */
export function useWordsProblem({ isEmpty }: Pick<FormText, 'isEmpty'>, nothing: string) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const isOver = refused?.isOfNothing === true && !isEmpty
  return {
    message: isOver ? null : (refused?.message ?? null),

    /** Whether a text holds no word. */
    isIn(text: string): boolean {
      const found = toRefusal(text, nothing)
      setRefused(found)
      return found !== null
    },

    /** Whether the server says that it is the words that it refuses. */
    isTold(error: unknown): boolean {
      const told = error instanceof ApiError ? error.body?.fields?.['words'] : undefined
      if (told !== undefined) setRefused({ message: told, isOfNothing: false })
      return told !== undefined
    },
  }
}

function toRefusal(text: string, nothing: string): Refusal | null {
  if (text === '') return { message: nothing, isOfNothing: true }
  return /\S/.test(text) ? null : { message: ITEM_FIELD_MESSAGES.words, isOfNothing: false }
}
