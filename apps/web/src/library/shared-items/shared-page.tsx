import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readAsked } from '#platform/asked-for/asked-for.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { openShared, type SharedContent } from '../content/content.ts'
import { NotShared, needsPassword } from './not-shared.tsx'
import { OpeningPage } from './opening-page.tsx'
import { SharedItem } from './shared-item.tsx'
import { SharedPassword } from './shared-password.tsx'

/** The secret is in the fragment, which browsers don't send. */
export default function SharedPage() {
  const { hash } = useLocation()
  const secret = hash.slice(1)
  if (secret !== '') return <Opened key={secret} secret={secret} />
  const asked = readAskedSecret()
  return asked === null ? <NotShared reason="incomplete" /> : <Navigate to={`#${asked}`} replace />
}

function Opened({ secret }: { readonly secret: string }) {
  const [unlocked, setUnlocked] = useState<SharedContent | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['what a link shows', secret],
    queryFn: () => openShared({ secret }),
    gcTime: 0,
  })
  const item = unlocked ?? data
  if (item !== undefined) return <SharedItem item={item} secret={secret} />
  if (error === null) return <OpeningPage />
  if (needsPassword(error)) return <SharedPassword secret={secret} onOpened={setUnlocked} />
  return <NotShared reason={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

/** After signing in to copy, the page comes back without the fragment. */
function readAskedSecret(): string | null {
  const asked = readAsked()
  return asked?.kind === 'shared-copy' ? asked.secret : null
}
