import { folders, projects, savedLists, savedResults, sessions } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const SESSION_OVER = 'Unauthorized: You are logged out. Logging in again...'

test("shows the account's items in three tabs with counts, and keeps the tab in the URL", async ({
  page,
}) => {
  await aVerifiedMember(page)
  await aList(page)
  await aList(page, { name: 'Towns' })
  await aResult(page)
  await aProject(page)
  await page.goto('/dashboard')
  await expect(page).toHaveTitle('Dashboard · Wordloom')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const tabs = page.getByRole('tablist', { name: 'What you saved' }).getByRole('tab')
  await expect(tabs).toHaveText(['Saved Lists 2', 'Saved Results 1', 'Projects 1'])
  for (const name of ['Import Lists', 'Create List', 'Create Folder']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await tabs.nth(1).click()
  await expect(page).toHaveURL('/dashboard?tab=results')
  await expect(page.getByRole('heading', { name: 'Animals' })).toBeVisible()
  await tabs.nth(2).click()
  await expect(page.getByRole('link', { name: 'Spring launch' })).toBeVisible()
  await page.goBack()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Animals' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the generator' }).click()
  await expect(page).toHaveURL('/')
})

test('works by keyboard alone: arrow keys switch tabs, Tab moves to their content', async ({ page }) => {
  await aVerifiedMember(page)
  await aResult(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Create Folder', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: /^Saved Lists/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Saved Results/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Select Animals' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search everything you saved' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Trash' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Starred' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
})

test('the primary button creates what the open tab shows', async ({ page }) => {
  await aVerifiedMember(page)
  await aProject(page)
  await page.goto('/dashboard')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const backgrounds = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  const primary = await backgrounds('button', 'Create List')
  await expect(page.getByRole('link', { name: 'Open Generator' })).toHaveCount(0)

  await tab(/^Saved Results/).click()
  await expect(page.getByRole('link', { name: 'Open Generator' })).toHaveAttribute('href', '/')
  expect(await backgrounds('link', 'Open Generator')).toBe(primary)
  await expect.poll(() => backgrounds('button', 'Create List')).not.toBe(primary)

  await tab(/^Projects/).click()
  expect(await backgrounds('button', 'New Project')).toBe(primary)
  await page.getByRole('button', { name: 'New Project' }).click()
  await page.getByLabel('Project Name').fill('Autumn sale')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Autumn sale' })).toBeVisible()

  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: 'New Project' })).toHaveCount(0)
  expect(await backgrounds('button', 'Create List')).not.toBe(primary)
})

test.describe('requests that fail', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|the server responded with a status of (403|500)/] })

  for (const [failure, answer] of [
    ['answered with 500', { status: 500, json: { message: 'Internal server error', code: 'internal' } }],
    [
      'refused with 403',
      { status: 403, json: { message: 'Cross-site request blocked', code: 'cross_site' } },
    ],
    ['dropped', null],
  ] as const) {
    test(`are not repeated when ${failure}`, async ({ page }) => {
      await aVerifiedMember(page)
      const asked: string[] = []
      const paths = [savedLists, savedResults, folders, projects].map(({ list }) => list.path)
      for (const path of paths) {
        await page.route(new RegExp(`${path}(\\?|$)`), (route) => {
          asked.push(path)
          return answer === null ? route.abort() : route.fulfill(answer)
        })
      }
      await page.goto('/dashboard')
      const main = page.getByRole('main')
      await expect(main.getByRole('alert')).toHaveCount(2)
      for (const name of [/^Saved Results/, /^Projects/]) {
        await page.getByRole('tab', { name }).click()
        await expect(main.getByRole('alert')).toHaveCount(1)
      }
      expect(asked.toSorted()).toEqual(paths.toSorted())
    })
  }
})

test.describe('while the server is unreachable', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('each tab says so and loads after Retry', async ({ page }) => {
    await aVerifiedMember(page)
    await aList(page)
    await aResult(page)
    const unreachable = [savedLists, savedResults].map(({ list }) => `**${list.path}?*`)
    const asked: string[] = []
    for (const path of unreachable) {
      await page.route(path, (route) => {
        asked.push(path)
        return route.abort()
      })
    }
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      "Your lists couldn't be loaded. Please check your connection and try again.",
    )
    await page.getByRole('tab', { name: /^Saved Results/ }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      "Your saved results couldn't be loaded. Please check your connection and try again.",
    )
    expect(asked.toSorted()).toEqual(unreachable)
    await expectAccessible(page)
    for (const path of unreachable) await page.unroute(path)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Animals' })).toBeVisible()
  })
})

test.describe('after the session has expired', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 401/] })

  test('says so and leads to the sign-in page', async ({ page, context }) => {
    await aVerifiedMember(page)
    await aResult(page)
    await page.goto('/dashboard?tab=results')
    await expect(page.getByRole('heading', { name: 'Animals' })).toBeVisible()
    const cookies = await context.cookies()
    await context.clearCookies()
    // Keep the cookie that marks the browser as signed in, as if the server had ended the session.
    await context.addCookies(cookies.filter(({ name }) => name.endsWith('signed-in')))
    await page.getByRole('button', { name: 'Delete Animals' }).click()
    await expect(page.getByText(SESSION_OVER, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('stays on the page if another tab has signed in meanwhile', async ({ page, context }) => {
    const { email } = await aVerifiedMember(page)
    await aResult(page)
    await page.goto('/dashboard?tab=results')
    await page.route('**/api/saved-results/*', async (route) => {
      const headers = await route.request().allHeaders()
      await context.request.post(sessions.signIn.path, { data: { email, password: PASSWORD } })
      await route.fulfill({ response: await route.fetch({ headers }) })
    })
    await page.getByRole('button', { name: 'Delete Animals' }).click()
    await expect(page.getByText(SESSION_OVER, { exact: true })).toBeVisible()
    await page.unrouteAll()
    await page.waitForEvent('load')
    await expect(page).toHaveURL('/dashboard?tab=results')
    await expect(page.getByRole('heading', { name: 'Animals' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await aVerifiedMember(page)
    await aList(page)
    const project = await aProject(page)
    await aResult(page, { description: 'For the north', projectId: project.id })
    await aResult(page, { name: 'Owls' })
    for (const [tab, name] of [
      ['', 'Cities'],
      ['?tab=results', 'Animals'],
      ['?tab=projects', 'Spring launch'],
      ['?tab=trash', 'The trash is empty'],
      ['?q=e', 'Words in lists'],
    ]) {
      await page.goto(`/dashboard${tab}`)
      await expect(
        page
          .getByRole('main')
          .getByText(name ?? '')
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
    }
  })
}
