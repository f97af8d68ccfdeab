import { PEOPLE_ROLES, type PeopleRole, type ProjectPerson, people } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { History, historyKey } from './history.tsx'
import { InviteForm } from './invite-form.tsx'
import { Offer } from './offer.tsx'
import { ROLE_NAMES, PEOPLE_DIALOG_TEXTS as T } from './texts.ts'

interface PeopleDialogProps {
  readonly project: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export default function PeopleDialog({ project: { id, name }, onClose }: PeopleDialogProps) {
  const queryKey = ['/api/projects', id, 'people'] as const
  const query = useQuery<readonly ProjectPerson[]>({ queryKey, refetchOnMount: 'always' })
  async function refresh() {
    await queryClient.invalidateQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey: historyKey(id) })
  }
  const setRole = useMutation({
    mutationFn: ({ personId, role }: { readonly personId: number; readonly role: PeopleRole }) =>
      call(people.change, { params: { id, personId }, body: { role } }),
    onSettled: refresh,
    onError: (error) => tellFailure(error, T.notChanged),
  })
  const remove = useMutation({
    mutationFn: ({ id: personId }: ProjectPerson) => call(people.remove, { params: { id, personId } }),
    onSuccess: (_, { email }) => showToast({ title: T.removed(email) }),
    onSettled: refresh,
    onError: (error) => tellFailure(error, T.notRemoved),
  })
  return (
    <Dialog title={T.title(name)} description={T.about} onClose={onClose}>
      <Loaded query={query} what={T.what} skeleton={<PeopleSkeleton />}>
        {(all) => (
          <>
            {all.length > 0 && (
              <ul aria-label={T.list} className="mt-5 divide-y divide-line rounded-md border border-line">
                {all.map((person) => (
                  <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                    <div className="min-w-0 grow basis-40">
                      <p className="text-sm/5 font-medium wrap-anywhere">{person.email}</p>
                      <p className="text-xs/5 text-soft">{standingOf(person)}</p>
                    </div>
                    <select
                      aria-label={T.role(person.email)}
                      value={person.role}
                      onChange={({ target }) =>
                        setRole.mutate({ personId: person.id, role: target.value as PeopleRole })
                      }
                      className={SELECT}
                    >
                      {PEOPLE_ROLES.map((role) => (
                        <option key={role} value={role}>
                          {ROLE_NAMES[role]}
                        </option>
                      ))}
                    </select>
                    {person.joinedAt !== null && person.role === 'editor' && (
                      <Offer projectId={id} person={person} onChange={refresh} />
                    )}
                    <Button aria-label={T.removePerson(person.email)} onClick={() => remove.mutate(person)}>
                      {T.remove}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <InviteForm projectId={id} onInvited={refresh} onCancel={onClose} />
          </>
        )}
      </Loaded>
      <History projectId={id} />
    </Dialog>
  )
}

function standingOf({ joinedAt, isOffered }: ProjectPerson): string {
  if (joinedAt === null) return T.invited
  return isOffered ? T.offered : T.joined
}

function PeopleSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mt-5 h-5 w-44" />
      <Bone className="mt-4 h-40" />
    </Skeleton>
  )
}
