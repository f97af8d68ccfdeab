import { MAX_SHARES, SHARED_PATH, type Share, type ShareKind, shares } from '@wordloom/contract'
import { useState } from 'react'
import { siteAddress } from '#platform/document/site-address.ts'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { NewLink } from './new-link.tsx'
import { NewShareForm } from './new-share-form.tsx'
import { changeShares, ownShares } from './own-shares.ts'
import { RevokeShare } from './revoke-share.tsx'
import { ShareRows } from './share-rows.tsx'
import { NEW_LINK_TEXTS, NEW_SHARE_TEXTS, SHARE_DIALOG_TEXTS as T } from './texts.ts'

interface ShareDialogProps {
  readonly kind: ShareKind
  readonly item: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export default function ShareDialog({ kind, item: { id, name }, onClose }: ShareDialogProps) {
  const [link, setLink] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Share | null>(null)
  const query = useQuery<readonly Share[]>(ownShares)
  if (link !== null)
    return (
      <Dialog title={NEW_LINK_TEXTS.title} description={NEW_LINK_TEXTS.about} onClose={onClose}>
        <NewLink link={link} onDone={() => setLink(null)} />
      </Dialog>
    )
  return (
    <Dialog title={T.title(name)} description={T.about[kind]} onClose={onClose}>
      <Loaded query={query} what={T.what} skeleton={<LinksSkeleton />}>
        {(all) => (
          <>
            <ShareRows
              shares={all.filter((share) => share.kind === kind && share.itemId === id)}
              onRevoke={setRevoked}
            />
            {all.length >= MAX_SHARES ? (
              <p className="mt-5 text-sm/6 text-soft">{NEW_SHARE_TEXTS.full}</p>
            ) : (
              <NewShareForm
                kind={kind}
                itemId={id}
                onCancel={onClose}
                onSubmit={async (body) => {
                  const { share, secret } = await call(shares.create, { body })
                  changeShares((known) => [share, ...known])
                  setLink(`${siteAddress()}${SHARED_PATH}#${secret}`)
                }}
              />
            )}
          </>
        )}
      </Loaded>
      {revoked !== null && <RevokeShare share={revoked} onClose={() => setRevoked(null)} />}
    </Dialog>
  )
}

function LinksSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mt-5 h-5 w-44" />
      <Bone className="mt-4 h-40" />
    </Skeleton>
  )
}
