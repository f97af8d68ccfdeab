import type { TokenScope, User } from '@wordloom/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** 0 or 1: SQLite knows no other truth. */
type Flag = 0 | 1

declare const isLarge: unique symbol

/** A text that can be large. It is of no use as it is: `smallText` and `readText` read it, and count it as held by the request. */
interface LargeText {
  readonly [isLarge]: true
}

type LargeColumn<Text extends string | null> = ColumnType<LargeText | Extract<Text, null>, Text, Text>

export interface Tables {
  users: Users
  sessions: Sessions
  accounts: Accounts
  identity_owners: IdentityOwners
  tokens: Tokens
  known_devices: KnownDevices
  outbox: Outbox
  rate_limits: RateLimits
  audit_log: AuditLog
  identity_requests: IdentityRequests
  api_tokens: ApiTokens
  folders: Folders
  projects: Projects
  saved_lists: SavedLists
  saved_results: SavedResults
  account_totals: AccountTotals
  idempotency_keys: IdempotencyKeys
  payments: Payments
  payment_events: PaymentEvents
  payment_tasks: PaymentTasks
  sandbox_subscriptions: SandboxSubscriptions
  sandbox_payments: SandboxPayments
  authenticator_apps: AuthenticatorApps
  passkeys: Passkeys
  passkey_setups: PasskeySetups
  recovery_codes: RecoveryCodes
  second_steps: SecondSteps
  passkey_challenges: PasskeyChallenges
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
  /** How the payment provider names subscription and customer. */
  stripe_subscription_id: string | null
  stripe_customer_id: string | null
  /** The address that the provider was last told. */
  customer_email: string | null
  /** When the period ends that was paid for. */
  paid_until: number | null
  past_due_since: number | null
  /** How often the provider was asked about the subscription, and the latest of these answers that was taken over. */
  subscription_asked: Generated<number>
  subscription_told: Generated<number>
  /** Until when whoever changes the subscription at the provider has it for themselves. */
  subscription_busy_until: number | null
  /** When a payment was last begun, and when the provider was last asked. */
  subscription_begun_at: number | null
  subscription_checked_at: number | null
  profile_image_url: string | null
  /** Names, address and id in lower case: what administrators search. */
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
  /** When somebody last proved who they are. */
  authenticated_at: number
  user_agent: string
  address: string
  /** The administrator who is signed in as the user, and the session to go back to. */
  impersonator_id: string | null
  impersonator_hash: string | null
  /** When somebody last proved it with a second factor. */
  second_factor_at: number | null
}

/** Links to identity providers. */
interface Accounts {
  user_id: string
  issuer: string
  subject: string
  email: string
  created_at: number
}

/** Whose an identity is, found without knowing the account: each has one account at most. */
interface IdentityOwners {
  issuer: string
  subject: string
  owner_id: string
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

/** What lets programs in. */
interface ApiTokens {
  user_id: string
  token_hash: string
  name: string
  scope: TokenScope
  created_at: number
  expires_at: number
  last_used_at: number | null
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
  version: Generated<number>
  column_count: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** What the row takes of the account's storage. */
  bytes: Generated<number>
  /** The generator's state as JSON. */
  state: LargeColumn<string>
}

interface SavedLists {
  user_id: string
  id: GeneratedAlways<number>
  folder_id: number | null
  project_id: number | null
  /** Where it was before that was deleted: it comes back with it. */
  former_folder_id: number | null
  former_project_id: number | null
  name: string
  word_count: number
  /** The first words, shortened, as JSON. */
  preview: string
  version: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** What the row takes of the account's storage. */
  bytes: Generated<number>
  /** Joined by line feeds, which no word holds. */
  words: LargeColumn<string>
}

interface SavedResults {
  user_id: string
  id: GeneratedAlways<number>
  project_id: number | null
  former_project_id: number | null
  name: string
  description: string | null
  /** Decimal digits: it can pass what a database counts to. */
  combination_count: string
  /** 0 where the combinations are at most so many. */
  count_is_exact: Generated<Flag>
  /** The first combinations, shortened, as JSON. */
  preview: string
  separator: string
  wrap: string
  version: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** What the row takes of the account's storage. */
  bytes: Generated<number>
  /** How to make the combinations anew, as JSON. */
  recipe: LargeColumn<string | null>
  /** Joined by line feeds; null where only the recipe is kept. */
  combinations: LargeColumn<string | null>
}

/** What an account holds, kept up to date by `database/account-totals.ts`. */
interface AccountTotals {
  user_id: string
  /** Without those in the trash. */
  lists: Generated<number>
  results: Generated<number>
  folders: Generated<number>
  projects: Generated<number>
  /** Everything, with what is in the trash. */
  items: Generated<number>
  bytes: Generated<number>
}

/** Which item was made with which key. */
interface IdempotencyKeys {
  user_id: string
  key: string
  /** Tells whether the same was asked for again. */
  fingerprint: string
  item_id: number
  created_at: number
}

/** What was charged. */
interface Payments {
  user_id: string
  /** The provider's id of the invoice. */
  id: string
  at: number
  amount: number
  refunded: Generated<number>
  currency: string
  status: 'paid' | 'failed' | 'refunded' | 'disputed'
  receipt_url: string | null
}

/** What the provider has told already. */
interface PaymentEvents {
  id: string
  type: string
  received_at: number
}

/** Whose subscriptions are still to be ended at the provider. */
interface PaymentTasks {
  id: GeneratedAlways<number>
  /** The provider's id of the customer. */
  customer_id: string
  created_at: number
  due_at: number
  attempts: Generated<number>
  leased_until: number | null
  last_error: string | null
}

/** The subscriptions of the sandbox, which stands in for a provider. */
interface SandboxSubscriptions {
  user_id: string
  id: string
  plan: 'monthly' | 'yearly'
  /** The plan it changes to once that is paid. */
  next_plan: 'monthly' | 'yearly' | null
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** Opens the payment under way. */
  client_secret: string | null
  period_end: number | null
  ends_at_period_end: Generated<Flag>
  created_at: number
}

/** What was paid in the sandbox, in cents. */
interface SandboxPayments {
  user_id: string
  id: string
  at: number
  amount: number
}

/** What shows codes that sign in, of an account one. */
interface AuthenticatorApps {
  user_id: string
  /** In base32, as the app has it. */
  secret: string
  created_at: number
  /** Null while it is being set up: it counts for nothing. */
  confirmed_at: number | null
  /** The time step whose code was used last: neither it nor an earlier one is taken again. */
  last_step: number | null
}

interface Passkeys {
  user_id: string
  /** As the authenticator names it, base64url. */
  id: string
  name: string
  /** COSE, base64url. */
  public_key: string
  /** How often the authenticator has signed with it; 0 where it does not count. */
  counter: number
  /** How browsers reach it, as JSON. */
  transports: string
  created_at: number
  last_used_at: number | null
}

/** Passkeys that are about to be registered, of an account one. */
interface PasskeySetups {
  user_id: string
  challenge: string
  expires_at: number
}

/** Unused ones. */
interface RecoveryCodes {
  user_id: string
  code_hash: string
  salt: string
  created_at: number
}

/** Sign-ins that wait for a second factor. */
interface SecondSteps {
  user_id: string
  token_hash: string
  /** What a passkey has to sign. */
  challenge: string
  attempts: Generated<number>
  created_at: number
  expires_at: number
}

/** What passkeys may sign to sign in alone: nobody is known yet. */
interface PasskeyChallenges {
  challenge: string
  expires_at: number
}
