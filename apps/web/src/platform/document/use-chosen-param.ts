import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from './use-typed-param.ts'

/** Keeps a choice in a URL parameter; empty means none. The new choice shows before the URL changes. */
export function useChosenParam(name: string): [choice: string, choose: (choice: string) => void] {
  const [params, setParams] = useSearchParams()
  const kept = params.get(name) ?? ''
  const [choice, setChoice] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    setChoice(kept)
  }
  function choose(next: string) {
    setChoice(next)
    setParams((now) => withParam(now, name, next), { replace: true, preventScrollReset: true })
  }
  return [choice, choose]
}
