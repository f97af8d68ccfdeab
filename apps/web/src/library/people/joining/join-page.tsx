import { JOIN_PATH, people, SIGN_IN_PATH, SIGN_UP_PATH } from '@wordloom/contract'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { forgetAsked, keepAsked, readAsked } from '#platform/asked-for/asked-for.ts'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { MessagePage } from '#ui/pages/message-page.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'
import { toReason } from '#ui/tell/tell.ts'
import { JOINED_KEY } from '../../keys.ts'
import { JOIN_TEXTS as T } from './texts.ts'

const RETURN = `returnTo=${JOIN_PATH}`

/** The secret is in the fragment, which browsers don't send. */
export default function JoinPage() {
  const { hash } = useLocation()
  const secret = hash.slice(1)
  if (secret === '') {
    const asked = readAsked()
    if (asked?.kind === 'join') return <Navigate to={`#${asked.secret}`} replace />
    return <Failed reason={T.incomplete} />
  }
  return (
    <RequireUser visitor={<Visitor secret={secret} />}>{() => <Invitation secret={secret} />}</RequireUser>
  )
}

function Visitor({ secret }: { readonly secret: string }) {
  function leaveTo(path: string) {
    keepAsked({ kind: 'join', secret })
    location.assign(path)
  }
  return (
    <MessagePage
      title={T.title}
      actions={
        <>
          <Button look="primary" onClick={() => leaveTo(`${SIGN_IN_PATH}?${RETURN}`)}>
            {T.signIn}
          </Button>
          <Button onClick={() => leaveTo(`${SIGN_UP_PATH}&${RETURN}`)}>{T.signUp}</Button>
        </>
      }
    >
      <p>{T.toSignIn}</p>
    </MessagePage>
  )
}

function Invitation({ secret }: { readonly secret: string }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['what an invitation is for', secret],
    queryFn: () => call(people.preview, { body: { secret } }),
    gcTime: 0,
  })
  const join = useMutation({
    mutationFn: () => call(people.join, { body: { secret } }),
    onSuccess: async ({ account, projectId }) => {
      forgetAsked()
      void queryClient.invalidateQueries({ queryKey: JOINED_KEY })
      await navigate(`/projects/${projectId}?account=${account}`, { replace: true })
    },
  })
  if (error !== null) return <Failed reason={toReason(error, T.failed)} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSpinner />
  return (
    <MessagePage
      title={T.title}
      actions={
        <Button look="primary" aria-disabled={join.isPending} onClick={() => join.isPending || join.mutate()}>
          {join.isPending ? T.joining : T.join}
        </Button>
      }
    >
      <p>{T.invites(data.owner, data.projectName)}</p>
      <p>{T.roles[data.role]}</p>
      <p>{T.seen}</p>
      {join.error !== null && (
        <p role="alert" className="text-danger">
          {toReason(join.error, T.failed)}
        </p>
      )}
    </MessagePage>
  )
}

function Failed({ reason, onRetry }: { readonly reason: string; readonly onRetry?: () => void }) {
  return (
    <MessagePage
      title={T.title}
      actions={
        <>
          {onRetry !== undefined && (
            <Button look="primary" onClick={onRetry}>
              {T.retry}
            </Button>
          )}
          <Link to="/projects" className={buttonClass('plain')}>
            {T.toProjects}
          </Link>
        </>
      }
    >
      <p role="alert">{reason}</p>
    </MessagePage>
  )
}
