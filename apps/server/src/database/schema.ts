import type { PeopleRole, ProjectEventName, TokenScope, User } from '@wordloom/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** SQLite has no booleans. */
type Flag = 0 | 1

declare const isLarge: unique symbol

/** Read it with `smallText` or `readText`, which count the text as held by the request, and write it with `addTexts`. */
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
  list_versions: ListVersions
  list_joinings: ListJoinings
  version_differences: VersionDifferences
  saved_results: SavedResults
  account_totals: AccountTotals
  idempotency_keys: IdempotencyKeys
  shares: Shares
  list_texts: ListTexts
  version_texts: VersionTexts
  result_texts: ResultTexts
  project_texts: ProjectTexts
  share_texts: ShareTexts
  marks: Marks
  mark_tags: MarkTags
  project_people: ProjectPeople
  joined_projects: JoinedProjects
  project_history: ProjectHistory
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
  lease: string | null
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

interface IdentityRequests {
  state_hash: string
  user_id: string | null
  code_verifier: string
  nonce: string
  return_to: string
  expires_at: number
  created_at: number
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
  bytes: Generated<number>
}

interface SavedLists {
  user_id: string
  id: GeneratedAlways<number>
  folder_id: number | null
  project_id: number | null
  /** Set when the folder or project is deleted, so that restoring it brings the list back. */
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
  bytes: Generated<number>
}

interface ListVersions {
  user_id: string
  id: GeneratedAlways<number>
  list_id: number
  /** The person whose change replaced these words: the owner, or someone in the project. */
  changed_by: string
  changed_at: number
  word_count: number
  preview: string
  bytes: number
}

/** For lists that came into a project: people of the project may see only later versions. */
interface ListJoinings {
  user_id: string
  list_id: number
  after_version: number
}

/** The changes between a version and the words that came after it. Without a row, nobody has compared them. */
interface VersionDifferences {
  user_id: string
  version_id: number
  added: number
  removed: number
  /** As JSON. */
  added_examples: string
  removed_examples: string
}

interface SavedResults {
  user_id: string
  id: GeneratedAlways<number>
  project_id: number | null
  former_project_id: number | null
  name: string
  description: string | null
  /** Decimal digits, because a count can exceed 64 bits. */
  combination_count: string
  /** 0 if the count is only an upper bound. */
  count_is_exact: Generated<Flag>
  preview: string
  separator: string
  wrap: string
  version: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
  bytes: Generated<number>
  has_recipe: Generated<Flag>
  has_text: Generated<Flag>
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

interface IdempotencyKeys {
  user_id: string
  key: string
  fingerprint: string
  item_id: number
  created_at: number
}

interface Shares {
  user_id: string
  id: GeneratedAlways<number>
  secret_hash: string
  /** One of these three says what the link shows. */
  list_id: number | null
  result_id: number | null
  project_id: number | null
  password_hash: string | null
  opens: Generated<number>
  created_at: number
  expires_at: number | null
  /** 1 if the columns below and `share_texts` hold a copy of the item. */
  is_frozen: Generated<Flag>
  name: string | null
  description: string | null
  item_count: string | null
  count_is_exact: Flag | null
  separator: string | null
  wrap: string | null
  changed_at: number | null
  bytes: Generated<number>
}

/** One row for each row of the table that it belongs to. The same is true of the next four. */
interface ListTexts {
  user_id: string
  id: number
  /** Joined by line feeds, which no word contains. */
  words: LargeColumn<string>
}

interface VersionTexts {
  user_id: string
  id: number
  words: LargeColumn<string>
}

interface ResultTexts {
  user_id: string
  id: number
  recipe: LargeColumn<string | null>
  /** Joined by line feeds; null if only the recipe is kept. */
  combinations: LargeColumn<string | null>
}

interface ProjectTexts {
  user_id: string
  id: number
  state: LargeColumn<string>
}

interface ShareTexts {
  user_id: string
  id: number
  /** The recipe of a result, or the state of a project. */
  recipe: LargeColumn<string | null>
  /** The words of a list, or the combinations of a result. */
  content: LargeColumn<string | null>
}

interface Marks {
  user_id: string
  id: GeneratedAlways<number>
  /** One of these three says which item is marked. */
  list_id: number | null
  result_id: number | null
  project_id: number | null
  starred_at: number | null
}

interface MarkTags {
  user_id: string
  id: GeneratedAlways<number>
  mark_id: number
  /** The same for tags that differ only in case. */
  tag_key: string
  tag: string
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

interface Payments {
  user_id: string
  id: string
  at: number
  amount: number
  refunded: Generated<number>
  currency: string
  status: 'paid' | 'failed' | 'refunded' | 'disputed'
  receipt_url: string | null
}

interface PaymentEvents {
  id: string
  type: string
  received_at: number
}

interface PaymentTasks {
  id: GeneratedAlways<number>
  customer_id: string
  created_at: number
  due_at: number
  attempts: Generated<number>
  leased_until: number | null
  last_error: string | null
}

interface SandboxSubscriptions {
  user_id: string
  id: string
  plan: 'monthly' | 'yearly'
  next_plan: 'monthly' | 'yearly' | null
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  client_secret: string | null
  period_end: number | null
  ends_at_period_end: Generated<Flag>
  created_at: number
}

/** Amounts are in cents. */
interface SandboxPayments {
  user_id: string
  id: string
  at: number
  amount: number
}

interface AuthenticatorApps {
  user_id: string
  secret: string
  created_at: number
  /** Null during setup, when it doesn't count as a second factor. */
  confirmed_at: number | null
  /** Time step of the last code used. Codes of this or an earlier step are refused. */
  last_step: number | null
}

interface Passkeys {
  user_id: string
  id: string
  name: string
  /** COSE, base64url. */
  public_key: string
  /** Number of times the authenticator has signed with it; 0 if it doesn't count. */
  counter: number
  transports: string
  created_at: number
  last_used_at: number | null
}

interface PasskeySetups {
  user_id: string
  challenge: string
  expires_at: number
}

interface RecoveryCodes {
  user_id: string
  code_hash: string
  salt: string
  created_at: number
}

interface SecondSteps {
  user_id: string
  token_hash: string
  challenge: string
  attempts: Generated<number>
  created_at: number
  expires_at: number
}

interface PasskeyChallenges {
  challenge: string
  expires_at: number
}
