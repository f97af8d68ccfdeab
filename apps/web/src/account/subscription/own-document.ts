import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

const BLOCKER = 'own-document'

/** A document keeps its policy, and this one allows payment code: it loads in full. False while it reloads. */
export function useOwnDocument(path: string): boolean {
  const isOwn = cameAs(path)
  // useBlocker does the same, but would add to the bundle of every page.
  const router = useContext(DataRouterContext)?.router
  useEffect(() => {
    if (!isOwn) return location.reload()
    router?.getBlocker(BLOCKER, ({ nextLocation: { pathname, search, hash } }) => {
      if (pathname === path) return false
      location.assign(`${pathname}${search}${hash}`)
      return true
    })
    return () => router?.deleteBlocker(BLOCKER)
  }, [isOwn, router, path])
  return isOwn
}

function cameAs(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === path
}
