import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * A document keeps the security policy that it came with, and that of this page lets code of the payment provider in. So one
 * comes here, and leaves, by a document of its own.
 *
 * @returns whether this document is the page's own; if not, it is on its way.
 */
export function useOwnDocument(path: string): boolean {
  const isOwn = cameAs(path)
  useBlocker(({ nextLocation: { pathname, search, hash } }) => {
    if (pathname === path) return false
    location.assign(`${pathname}${search}${hash}`)
    return true
  })
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return isOwn
}

function cameAs(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === path
}
