import { IDENTITY_PROVIDER_MESSAGES, identityProvider } from '@wordloom/contract'
import { accountQueries } from '../../shared/account/queries.ts'
import { toDate } from '../../shared/format/dates.ts'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { useMutation } from '../../shared/lib/use-mutation.ts'
import { tellFailure } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { PROVIDER_TEXTS as T } from './texts.ts'

interface ConnectedProviderProps {
  readonly provider: string
  /** ISO 8601. */
  readonly since: string
  readonly hasPassword: boolean
}

export function ConnectedProvider({ provider, since, hasPassword }: ConnectedProviderProps) {
  const unlink = useMutation({
    mutationFn: () => call(identityProvider.unlink),
    onSuccess: async () => {
      showToast({ title: T.disconnected(provider) })
      await queryClient.invalidateQueries(accountQueries.details)
    },
    onError: (error) => tellFailure(error, T.disconnectFailed(provider)),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p>{T.since(toDate(since))}</p>
      {hasPassword ? (
        <Button
          className="min-h-10"
          aria-disabled={unlink.isPending}
          onClick={() => unlink.isPending || unlink.mutate()}
        >
          {unlink.isPending ? T.disconnecting : T.disconnect(provider)}
        </Button>
      ) : (
        <p className="text-sm/6 text-soft">{IDENTITY_PROVIDER_MESSAGES.noPassword}</p>
      )}
    </div>
  )
}
