import type { ColumnType } from 'kysely'

declare const isLarge: unique symbol

/** Read it with `smallText` or `readText`, which count the text as held by the request, and write it with `addTexts`. */
interface LargeText {
  readonly [isLarge]: true
}

type LargeColumn<Text extends string | null> = ColumnType<LargeText | Extract<Text, null>, Text, Text>

export interface TextTables {
  list_texts: ListTexts
  version_texts: VersionTexts
  result_texts: ResultTexts
  project_texts: ProjectTexts
  share_texts: ShareTexts
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
