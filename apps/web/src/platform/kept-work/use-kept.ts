import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { keptWork, prepareToKeep } from './kept-work.ts'

/** The name says what the work is about, as in 'words of list 17'. Never keep passwords, codes, or tokens. */
export function useKept<Value>(
  name: string,
  read: () => Value | undefined | Promise<Value | undefined>,
  isTyped = true,
): Value | undefined {
  // Safe cast: only this hook writes under this name.
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

export function useKeptState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const kept: Value | undefined = useKept<Value>(name, () => value, false)
  const [value, setValue] = useState<Value>(kept ?? initial)
  return [value, setValue]
}
