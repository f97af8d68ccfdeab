import { useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router'

/** Browsers limit how often a page can change its URL. */
const PAUSE_MILLISECONDS = 200

/** Keeps typed text in a URL parameter, which is updated when typing pauses. */
export function useTypedParam(name: string): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  // Read the router directly, because useNavigation lags by one render.
  const router = useContext(DataRouterContext)?.router
  const kept = params.get(name) ?? ''
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [sent, setSent] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    // A link or the Back button changed the parameter.
    if (kept !== sent) setText(kept)
  }
  useEffect(() => {
    if (text === kept) return
    const timer = setTimeout(() => {
      // Changing the URL now would cancel a navigation that is under way.
      if (router?.state.navigation.state !== 'idle') return
      // The page may have navigated without being rendered yet.
      const now = new URLSearchParams(location.search)
      if ((now.get(name) ?? '') !== kept) return
      setSent(text)
      setParams(withParam(now, name, text), { replace: true, preventScrollReset: true })
    }, PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, kept, name, setParams, router])
  return [text, setText]
}

export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
