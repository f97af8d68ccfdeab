import { JOIN_PATH, SHARED_PATH } from '@wordloom/contract'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { readAsked } from '#platform/asked-for/asked-for.ts'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'

export function GoOn() {
  const asked = readAsked()
  if (asked?.kind === 'shared-copy') return <GoTo path={SHARED_PATH} />
  if (asked?.kind === 'join') return <GoTo path={JOIN_PATH} />
  return asked?.kind === 'plan' ? <GoTo path="/subscription" /> : <Navigate to="/" replace />
}

/** A full page load, because some pages have a content security policy of their own. */
export function GoTo({ path }: { readonly path: string }) {
  useEffect(() => location.replace(path), [path])
  return <PageSpinner />
}
