import { API_DOCS_PATH, type ApiToken, MAX_TOKENS, type User } from '@wordloom/contract'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { AccountSection } from '../account-section.tsx'
import { accountQueries } from '../queries.ts'
import { ownTokens } from './api.ts'
import { API_TOKENS_TEXTS as T } from './texts.ts'
import { TokenRow } from './token-row.tsx'

const NewTokenDialog = lazyWithPreload(() => import('./new-token-dialog.tsx'))
const EndTokenDialog = lazyWithPreload(() => import('./end-token-dialog.tsx'))

export function ApiTokensSection({ user }: { readonly user: User }) {
  const tokens = useQuery(ownTokens)
  return (
    <AccountSection title={T.title} about={<About />} accent="before:bg-thread-3">
      <Loaded query={tokens} what={T.what} skeleton={<TokensSkeleton />}>
        {(list) => <Tokens list={list} email={user.email} />}
      </Loaded>
    </AccountSection>
  )
}

function About() {
  const link = (children: string) => (
    <Link to={`${API_DOCS_PATH}#with-a-token`} className={TEXT_LINK}>
      {children}
    </Link>
  )
  return <RichText text={T.about} tags={{ link }} />
}

function Tokens({ list, email }: { readonly list: readonly ApiToken[]; readonly email: string }) {
  const details = useQuery(accountQueries.details)
  const [dialog, setDialog] = useKeptState<'new' | ApiToken | null>('dialog of tokens', null)
  const isFull = list.length >= MAX_TOKENS
  return (
    <div tabIndex={-1} className="outline-none">
      {list.length === 0 ? (
        <p className="text-sm/6 text-soft">{T.none}</p>
      ) : (
        <ul aria-label={T.label} className="divide-y divide-line rounded-md border border-line bg-card">
          {list.map((token) => (
            <TokenRow key={token.id} token={token} onEnd={() => setDialog(token)} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-3 text-sm/6 text-soft">{T.full}</p>
      ) : (
        <Button className="mt-4 min-h-10" onClick={() => setDialog('new')}>
          {T.create}
        </Button>
      )}
      <Suspense>
        {dialog === 'new' && details.data && (
          <NewTokenDialog
            email={email}
            hasPassword={details.data.hasPassword}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog !== null && dialog !== 'new' && (
          <EndTokenDialog token={dialog} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </div>
  )
}

function TokensSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-5 w-44" />
      <Bone className="mt-4 h-10 w-28" />
    </Skeleton>
  )
}
