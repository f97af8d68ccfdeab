import type { Page } from '@playwright/test'

export const CASTS = ['visitor', 'newcomer', 'member', 'unverified', 'administrator'] as const
export type Cast = (typeof CASTS)[number]

export interface Scene {
  readonly name: string
  readonly as: Cast
  readonly path: string
  readonly act?: (page: Page) => Promise<void>
  /** True if this state can't be reached this way on a phone. */
  readonly isWide?: true
  readonly expectedComplaints?: readonly RegExp[]
}

export function scenesOf(as: Cast, scenes: Readonly<Record<string, Omit<Scene, 'name' | 'as'>>>): Scene[] {
  return Object.entries(scenes).map(([name, scene]) => ({ name, as, ...scene }))
}

export async function show(page: Page, { path, act }: Scene): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
}
