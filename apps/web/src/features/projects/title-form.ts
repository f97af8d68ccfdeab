import { Description, ITEM_FIELD_MESSAGES, titleOf } from '@wordloom/contract'
import * as z from 'zod/mini'

/** Trims both fields. An empty description becomes null. */
function titleForm(missing: string) {
  return z.object({ name: titleOf(missing), description: Description })
}

export const NEW_TITLE = titleForm(ITEM_FIELD_MESSAGES.newProjectName)
export const CHANGED_TITLE = titleForm(ITEM_FIELD_MESSAGES.projectName)

export type TitleValues = z.input<typeof NEW_TITLE>
export type TitleDraft = z.output<typeof NEW_TITLE>
