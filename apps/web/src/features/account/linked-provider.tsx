import { useMutation } from '@tanstack/react-query'
import { identityProvider } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { accountQueries } from './api.ts'
import { DATE } from './dates.ts'
import { tellFailure } from './tell-failure.ts'

interface LinkedProviderProps {
  readonly provider: string
  /** ISO 8601. */
  readonly linkedAt: string
  readonly hasPassword: boolean
}

export function LinkedProvider({ provider, linkedAt, hasPassword }: LinkedProviderProps) {
  const unlink = useMutation({
    mutationFn: () => call(identityProvider.unlink),
    onSuccess: async () => {
      showToast({ title: `No longer linked to ${provider}` })
      await queryClient.invalidateQueries(accountQueries.details)
    },
    onError: (error) => tellFailure(error, `Your account could not be unlinked from ${provider}.`),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p>Linked since {DATE.format(new Date(linkedAt))}.</p>
      {hasPassword ? (
        <Button
          className="min-h-10"
          aria-disabled={unlink.isPending}
          onClick={() => unlink.isPending || unlink.mutate()}
        >
          {unlink.isPending ? 'Unlinking…' : `Unlink from ${provider}`}
        </Button>
      ) : (
        <p className="text-sm/6 text-soft">
          It is your only way to sign in. Set a password first, then it can be unlinked.
        </p>
      )}
    </div>
  )
}
