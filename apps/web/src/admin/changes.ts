import type { InfiniteData } from '@tanstack/react-query'
import { admin, type SentBodyOf, subscriptions, type User, type UserPage } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { setUser, USER_KEY } from '#platform/user/session.ts'

export async function createUser(body: SentBodyOf<typeof admin.create>): Promise<void> {
  await call(admin.create, { body })
  refresh()
}

export async function editUser(id: string, body: SentBodyOf<typeof admin.edit>): Promise<User> {
  return take(await call(admin.edit, { params: { id }, body }))
}

export async function setSubscription(
  id: string,
  body: SentBodyOf<typeof admin.setSubscription>,
): Promise<User> {
  return take(await call(admin.setSubscription, { params: { id }, body }))
}

export async function setAdministrator(id: string, isAdmin: boolean): Promise<void> {
  take(await call(admin.setAdministrator, { params: { id }, body: { isAdmin } }))
}

export async function suspendUser(id: string): Promise<void> {
  take(await call(admin.suspend, { params: { id } }))
}

export async function unsuspendUser(id: string): Promise<void> {
  take(await call(admin.unsuspend, { params: { id } }))
}

export async function endSessions(id: string): Promise<void> {
  await call(admin.endSessions, { params: { id } })
}

export async function removeSecondFactors(id: string): Promise<void> {
  await call(admin.removeSecondFactors, { params: { id } })
}

export async function resendVerification(id: string): Promise<void> {
  await call(admin.resendVerification, { params: { id } })
  refresh()
}

export async function removeUser(id: string): Promise<void> {
  await call(admin.remove, { params: { id } })
  changePages((page) => {
    const users = page.users.filter((user) => user.id !== id)
    return { ...page, users, total: page.total - (page.users.length - users.length) }
  })
  refresh()
}

function take(changed: User): User {
  changePages((page) => ({
    ...page,
    users: page.users.map((user) => (user.id === changed.id ? changed : user)),
  }))
  if (queryClient.getQueryData<User | null>(USER_KEY)?.id === changed.id) takeOwn(changed)
  refresh()
  return changed
}

/** The administrator's own account: the navigation shows it, and its plan's entitlements may have changed. */
function takeOwn(user: User): void {
  setUser(user)
  for (const { path } of [subscriptions.entitlements, subscriptions.status]) {
    void queryClient.invalidateQueries({ queryKey: [path] })
  }
}

function changePages(change: (page: UserPage) => UserPage): void {
  queryClient.setQueriesData<InfiniteData<UserPage>>(
    { queryKey: [admin.users.path] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
}

function refresh(): void {
  for (const { path } of [admin.users, admin.summary]) {
    void queryClient.invalidateQueries({ queryKey: [path] })
  }
}
