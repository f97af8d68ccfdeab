import type { PeopleRole, ProjectEventName } from '@wordloom/contract'
import type { GeneratedAlways } from 'kysely'

export interface PeopleTables {
  project_people: ProjectPeople
  joined_projects: JoinedProjects
  project_history: ProjectHistory
}

interface ProjectPeople {
  user_id: string
  id: GeneratedAlways<number>
  project_id: number
  email: string
  email_key: string
  role: PeopleRole
  /** Set while the invitation waits for its mail or an answer. */
  secret_hash: string | null
  person_id: string | null
  invited_at: number
  joined_at: number | null
  offered_at: number | null
}

/** Leads to the owner's row in `project_people`, which decides. */
interface JoinedProjects {
  user_id: string
  owner_id: string
  project_id: number
  joined_at: number
}

interface ProjectHistory {
  user_id: string
  id: GeneratedAlways<number>
  project_id: number
  person_id: string
  event: ProjectEventName
  subject: string | null
  happened_at: number
}
