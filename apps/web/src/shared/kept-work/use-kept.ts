import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { keptWork, prepareToKeep } from './kept-work.ts'

/**
 * Keeps what `read` gives when the session ends, and gives back what was kept under the name. The name says what it is
 * about: 'words of list 17'. Passwords, codes and tokens are never kept.
 */
export function useKept<Value>(
  name: string,
  read: () => Value | undefined | Promise<Value | undefined>,
  isTyped = true,
): Value | undefined {
  // Kept by this page alone, under this name.
  const [kept] = useState(() => keptWork.read(name) as Value | undefined)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (isTyped) prepareToKeep()
    return keptWork.add(name, { read: () => latest.current(), isTyped })
  }, [name, isTyped])
  return kept
}

/** As `useState`, for what goes with the words of a form: which dialog is open, which folder is chosen. */
export function useKeptState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const kept: Value | undefined = useKept<Value>(name, () => value, false)
  const [value, setValue] = useState<Value>(kept ?? initial)
  return [value, setValue]
}
