import type { Page } from '@playwright/test'

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

export function choose(from: RegExp, item: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: from }).first().click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  }
}
