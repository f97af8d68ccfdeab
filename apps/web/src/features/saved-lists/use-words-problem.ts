import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import { useState } from 'react'
import type { FormText } from '../../shared/editor/use-text-document.ts'
import { ApiError } from '../../shared/lib/api.ts'

/** What is wrong with the words of a list, from when it is sent until that has changed. */
export function useWordsProblem({ isEmpty }: Pick<FormText, 'isEmpty'>) {
  const [refused, setRefused] = useState<string | null>(null)
  const isOver = refused === ITEM_FIELD_MESSAGES.wordsText && !isEmpty
  return {
    message: isOver ? null : refused,

    /** Whether a text holds no word. */
    isIn(text: string): boolean {
      const found = toProblem(text)
      setRefused(found)
      return found !== null
    },

    /** Whether the server says that it is the words that it refuses. */
    isTold(error: unknown): boolean {
      const told = error instanceof ApiError ? error.body?.fields?.['words'] : undefined
      if (told !== undefined) setRefused(told)
      return told !== undefined
    },
  }
}

function toProblem(text: string): string | null {
  if (text === '') return ITEM_FIELD_MESSAGES.wordsText
  return /\S/.test(text) ? null : ITEM_FIELD_MESSAGES.words
}
