import type { Generated, GeneratedAlways } from 'kysely'
import type { Flag } from './flag.ts'

export interface LibraryTables {
  folders: Folders
  projects: Projects
  saved_lists: SavedLists
  list_versions: ListVersions
  list_joinings: ListJoinings
  version_differences: VersionDifferences
  saved_results: SavedResults
  shares: Shares
  marks: Marks
  mark_tags: MarkTags
  idempotency_keys: IdempotencyKeys
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

interface IdempotencyKeys {
  user_id: string
  key: string
  fingerprint: string
  item_id: number
  created_at: number
}
