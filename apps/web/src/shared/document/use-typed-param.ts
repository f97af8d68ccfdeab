import { useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router'

/** Browsers refuse to change an address with every key that is pressed. */
const PAUSE_MILLISECONDS = 200

/** A text that is typed and that the address of the page keeps, under a name: as soon as typing pauses. */
export function useTypedParam(name: string): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  // useNavigation tells the same, but only once the page is drawn again, which may be too late.
  const router = useContext(DataRouterContext)?.router
  const kept = params.get(name) ?? ''
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [sent, setSent] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    // Changed by a link or the Back button.
    if (kept !== sent) setText(kept)
  }
  useEffect(() => {
    if (text === kept) return
    const timer = setTimeout(() => {
      // A link may be leading on, which a change of the address would call off.
      if (router?.state.navigation.state !== 'idle') return
      // Or it has led on, which the page does not show yet.
      const now = new URLSearchParams(location.search)
      if ((now.get(name) ?? '') !== kept) return
      setSent(text)
      setParams(withParam(now, name, text), { replace: true, preventScrollReset: true })
    }, PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, kept, name, setParams, router])
  return [text, setText]
}

/** The parameters with one changed; what is empty is left out. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
