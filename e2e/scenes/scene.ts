import type { Page } from '@playwright/test'

/** Whose screen it is: nobody's, of a new account, of one in use, of one with an unproven address, of an administrator. */
export const CASTS = ['visitor', 'newcomer', 'member', 'unverified', 'administrator'] as const
export type Cast = (typeof CASTS)[number]

/** Something that the product shows: a page, or a state or an open dialog of it. */
export interface Scene {
  /** As a file name. */
  readonly name: string
  readonly as: Cast
  readonly path: string
  /** Brings the page from how it opens to what is to be seen. */
  readonly act?: (page: Page) => Promise<void>
  /** Not to be had on a phone in this way. */
  readonly isWide?: true
  /** What the page may complain about on the console meanwhile. */
  readonly expectedComplaints?: readonly RegExp[]
}

export function scenesOf(as: Cast, scenes: Readonly<Record<string, Omit<Scene, 'name' | 'as'>>>): Scene[] {
  return Object.entries(scenes).map(([name, scene]) => ({ name, as, ...scene }))
}

/** Opens a scene in a page of its cast. */
export async function show(page: Page, { path, act }: Scene): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
}
