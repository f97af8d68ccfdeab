import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from './use-typed-param.ts'

/** A choice that the address of the page keeps, under a name; empty for none. It shows at once, before the address has changed. */
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
