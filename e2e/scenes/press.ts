import type { Page } from '@playwright/test'

/** Presses a button, and waits for what it opens. */
export function press(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('menu'))
      .first()
      .waitFor()
  }
}

/** Presses a button that opens a menu, and chooses of that what opens a dialog. */
export function choose(from: RegExp, item: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: from }).first().click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  }
}
