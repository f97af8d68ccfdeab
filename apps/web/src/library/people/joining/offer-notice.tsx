import { type JoinedProject, people } from '@wordloom/contract'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { tellFailure, toReason } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { JOINED_KEY } from '../../keys.ts'
import { OFFER_TEXTS as T } from './texts.ts'

export function OfferNotice({ place: { account, projectId: id, owner } }: { readonly place: JoinedProject }) {
  const heading = useId()
  const navigate = useNavigate()
  const place = { params: { id }, query: { account } }
  const takeOver = useMutation({
    mutationFn: () => call(people.takeOver, place),
    onSuccess: async () => {
      await navigate(`/projects/${id}`, { replace: true })
      void queryClient.invalidateQueries()
      showToast({ title: T.takenOver })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: JOINED_KEY }),
  })
  const decline = useMutation({
    mutationFn: () => call(people.declineOffer, place),
    onSuccess: () => showToast({ title: T.declined }),
    onError: (error) => tellFailure(error, T.notDeclined),
    onSettled: () => queryClient.invalidateQueries({ queryKey: JOINED_KEY }),
  })
  const isPending = takeOver.isPending || decline.isPending
  return (
    <section aria-labelledby={heading} className="mt-6 rounded-md border border-line bg-card px-4 py-4">
      <h2 id={heading} className="text-base/6 font-semibold tracking-tight wrap-anywhere">
        {T.title(owner)}
      </h2>
      <p className="mt-1 text-sm/6 text-soft">{T.text}</p>
      {takeOver.error !== null && (
        <p role="alert" className="mt-2 text-sm/6 text-danger">
          {toReason(takeOver.error, T.notTakenOver)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isPending} onClick={() => isPending || takeOver.mutate()}>
          {takeOver.isPending ? T.takingOver : T.takeOver}
        </Button>
        <Button aria-disabled={isPending} onClick={() => isPending || decline.mutate()}>
          {T.decline}
        </Button>
      </div>
    </section>
  )
}
