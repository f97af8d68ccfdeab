import type { TokenScope, User } from '@wordloom/contract'
import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'

export interface AccountTables {
  users: Users
  sessions: Sessions
  accounts: Accounts
  identity_owners: IdentityOwners
  identity_requests: IdentityRequests
  tokens: Tokens
  known_devices: KnownDevices
  api_tokens: ApiTokens
  account_totals: AccountTotals
}

interface Users {
  id: string
  email: string
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
  stripe_customer_id: string | null
  customer_email: string | null
  paid_until: number | null
  past_due_since: number | null
  subscription_asked: Generated<number>
  subscription_told: Generated<number>
  subscription_busy_until: number | null
  subscription_begun_at: number | null
  subscription_checked_at: number | null
  profile_image_url: string | null
  /** Names, email and id in lower case, for the search of administrators. */
  search_key: Generated<string>
  created_at: number
  updated_at: number
}

interface Sessions {
  user_id: string
  token_hash: string
  created_at: number
  last_seen_at: number
  expires_at: number
  authenticated_at: number
  user_agent: string
  address: string
  impersonator_id: string | null
  impersonator_hash: string | null
  second_factor_at: number | null
}

interface Accounts {
  user_id: string
  issuer: string
  subject: string
  email: string
  created_at: number
}

/** Not distributed by account, because identities are looked up without one. */
interface IdentityOwners {
  issuer: string
  subject: string
  owner_id: string
}

interface IdentityRequests {
  state_hash: string
  user_id: string | null
  code_verifier: string
  nonce: string
  return_to: string
  expires_at: number
  created_at: number
}

interface Tokens {
  user_id: string
  token_hash: string
  purpose: 'verification' | 'reset' | 'email_change'
  email: string
  outbox_id: number
  created_at: number
  expires_at: number
}

interface KnownDevices {
  user_id: string
  device_hash: string
  last_seen_at: number
}

interface ApiTokens {
  user_id: string
  token_hash: string
  name: string
  scope: TokenScope
  created_at: number
  expires_at: number
  last_used_at: number | null
}

interface AccountTotals {
  user_id: string
  lists: Generated<number>
  results: Generated<number>
  folders: Generated<number>
  projects: Generated<number>
  items: Generated<number>
  bytes: Generated<number>
}
