import type { User } from '@wordloom/contract'
import type { Generated, GeneratedAlways } from 'kysely'

/** 0 or 1: SQLite knows no other truth. */
type Flag = 0 | 1

export interface Tables {
  users: Users
  sessions: Sessions
  accounts: Accounts
  tokens: Tokens
  known_devices: KnownDevices
  outbox: Outbox
  rate_limits: RateLimits
  audit_log: AuditLog
  identity_requests: IdentityRequests
  folders: Folders
  projects: Projects
  saved_lists: SavedLists
  saved_results: SavedResults
}

interface Users {
  id: string
  email: string
  /** The lower-case form, by which addresses are compared. */
  email_key: string
  email_verified: Generated<Flag>
  email_verification_sent_at: number | null
  first_name: string | null
  last_name: string | null
  password_hash: string | null
  is_admin: Generated<Flag>
  is_suspended: Generated<Flag>
  subscription_plan: Generated<User['subscriptionPlan']>
  subscription_status: Generated<User['subscriptionStatus']>
  stripe_subscription_id: string | null
  profile_image_url: string | null
  created_at: number
  updated_at: number
}

interface Sessions {
  user_id: string
  token_hash: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** When somebody last proved who they are. */
  authenticated_at: number
  user_agent: string
  address: string
}

/** Links to identity providers. */
interface Accounts {
  user_id: string
  issuer: string
  subject: string
  email: string
  created_at: number
}

interface Tokens {
  user_id: string
  token_hash: string
  purpose: 'verification' | 'reset' | 'email_change'
  /** The address it was sent to, or is to prove. */
  email: string
  /** The mail it went out with. */
  outbox_id: number
  created_at: number
  expires_at: number
}

interface KnownDevices {
  user_id: string
  device_hash: string
  last_seen_at: number
}

interface Outbox {
  id: GeneratedAlways<number>
  recipient: string
  template: string
  data: string
  user_id: string | null
  created_at: number
  due_at: number
  attempts: Generated<number>
  leased_until: number | null
  /** Whose the lease is. */
  lease: string | null
  /** When it was given up. */
  failed_at: number | null
  last_error: string | null
}

interface RateLimits {
  key: string
  count: number
  resets_at: number
}

interface AuditLog {
  id: GeneratedAlways<number>
  at: number
  action: string
  actor_id: string | null
  subject_id: string | null
  address: string | null
  details: string
}

/** Sign-ins under way at an identity provider. */
interface IdentityRequests {
  state_hash: string
  /** Who links the account they are signed in to. */
  user_id: string | null
  code_verifier: string
  nonce: string
  return_to: string
  expires_at: number
  created_at: number
}

interface Folders {
  user_id: string
  id: GeneratedAlways<number>
  name: string
  color: string
  created_at: number
  updated_at: number
  deleted_at: number | null
}

interface Projects {
  user_id: string
  id: GeneratedAlways<number>
  name: string
  description: string | null
  /** The generator's state as JSON. */
  state: string
  created_at: number
  updated_at: number
  deleted_at: number | null
}

interface SavedLists {
  user_id: string
  id: GeneratedAlways<number>
  folder_id: number | null
  project_id: number | null
  name: string
  /** Joined by line feeds, which no word holds. */
  words: string
  word_count: number
  preview: string
  version: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

interface SavedResults {
  user_id: string
  id: GeneratedAlways<number>
  project_id: number | null
  name: string
  description: string | null
  combinations: string | null
  /** Decimal digits: it can pass what a database counts to. */
  combination_count: string
  preview: string
  separator: string
  wrap: string
  /** How to make the combinations anew, as JSON. */
  recipe: string | null
  version: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
}
