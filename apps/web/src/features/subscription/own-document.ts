import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

const BLOCKER = 'own-document'

/**
 * A document keeps the security policy that it came with, and that of this page lets code of the payment provider in. So one
 * comes here, and leaves, by a document of its own.
 *
 * @returns whether this document is the page's own; if not, it is on its way.
 */
export function useOwnDocument(path: string): boolean {
  const isOwn = cameAs(path)
  // useBlocker does the same, at the cost of every page.
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
