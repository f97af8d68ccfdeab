import { ACTION_TEXTS } from './texts.ts'

export const ACTION_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(ACTION_TEXTS))

export function toActionName(action: string): string {
  const words = action.replace(/[._]/g, ' ')
  return ACTION_NAMES.get(action) ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
