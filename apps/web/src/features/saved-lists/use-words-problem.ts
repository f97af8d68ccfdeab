import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import { useState } from 'react'
import type { FormText } from '../../shared/editor/use-text-document.ts'
import { ApiError } from '../../shared/lib/api.ts'

interface Refusal {
  readonly message: string
  readonly isOfNothing: boolean
}

/** @param nothing - message for an empty field. */
export function useWordsProblem({ isEmpty }: Pick<FormText, 'isEmpty'>, nothing: string) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const isOver = refused?.isOfNothing === true && !isEmpty
  return {
    message: isOver ? null : (refused?.message ?? null),

    /** Also shows the error. */
    isIn(text: string): boolean {
      const found = toRefusal(text, nothing)
      setRefused(found)
      return found !== null
    },

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
