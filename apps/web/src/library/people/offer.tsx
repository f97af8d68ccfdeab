import { type ProjectPerson, people } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure, toReason } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { PEOPLE_DIALOG_TEXTS as T } from './texts.ts'

interface OfferProps {
  readonly projectId: number
  readonly person: ProjectPerson
  readonly onChange: () => Promise<void>
}

/** The project moves only when the person accepts the offer. */
export function Offer({ projectId, person: { id: personId, email, isOffered }, onChange }: OfferProps) {
  const [isAsking, setIsAsking] = useState(false)
  const params = { id: projectId, personId }
  const offer = useMutation({
    mutationFn: () => call(people.offer, { params }),
    onSuccess: () => {
      showToast({ title: T.offerSent(email) })
      setIsAsking(false)
    },
    onSettled: onChange,
  })
  const withdraw = useMutation({
    mutationFn: () => call(people.withdrawOffer, { params }),
    onSuccess: () => showToast({ title: T.withdrawn }),
    onError: (error) => tellFailure(error, T.notWithdrawn),
    onSettled: onChange,
  })
  if (isOffered)
    return (
      <Button aria-label={T.withdrawFrom(email)} onClick={() => withdraw.isPending || withdraw.mutate()}>
        {T.withdraw}
      </Button>
    )
  return (
    <>
      <Button aria-label={T.makePersonOwner(email)} onClick={() => setIsAsking(true)}>
        {T.makeOwner}
      </Button>
      {isAsking && (
        <AlertDialog
          title={T.offerTitle(email)}
          description={T.offerText}
          confirmLabel={T.offer}
          pendingLabel={T.offering}
          isPending={offer.isPending}
          problem={offer.error === null ? null : toReason(offer.error, T.notOffered)}
          onConfirm={() => offer.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
