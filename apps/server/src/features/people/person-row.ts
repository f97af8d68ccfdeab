import type { PeopleRole, ProjectPerson } from '@wordloom/contract'

export const PERSON_COLUMNS = ['id', 'email', 'role', 'invited_at', 'joined_at', 'offered_at'] as const

interface PersonRow {
  readonly id: number
  readonly email: string
  readonly role: PeopleRole
  readonly invited_at: number
  readonly joined_at: number | null
  readonly offered_at: number | null
}

export function toPerson(row: PersonRow): ProjectPerson {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedAt: new Date(row.invited_at).toISOString(),
    joinedAt: row.joined_at === null ? null : new Date(row.joined_at).toISOString(),
    isOffered: row.offered_at !== null,
  }
}
