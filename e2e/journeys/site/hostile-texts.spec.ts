import type { Page } from '@playwright/test'
import { aFolder, aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember, signInAsAdministrator } from '../../fixtures/people.ts'
import { expectReflow } from '../../fixtures/reflow.ts'
import { expect, test } from '../../fixtures/test.ts'

const MARKUP = '<img src=x onerror="document.body.id=`taken`"><script>document.body.id=`taken`</script>'

/** Right-to-left text, emoji of several code points and a long word, as long as a name may be. */
const ODD = `<b>${'اسم'.repeat(20)}👩🏽‍🚀${'W'.repeat(100)}</b>`

const PAGES = ['/dashboard', '/dashboard?tab=results', '/dashboard?tab=projects', '/projects']

for (const [what, name] of [
  ['F02 markup', MARKUP],
  ['K10 a name of odd letters', ODD],
] as const) {
  test(`${what} is shown exactly as typed on every page with names and words`, async ({ page, browser }) => {
    const { email } = await aVerifiedMember(page, { firstName: name, lastName: name })
    const project = await aProject(page, { name, description: name })
    const folder = await aFolder(page, { name })
    await aList(page, { name, words: [name, `${name}!`], folderId: folder.id })
    await aList(page, { name, words: [name], projectId: project.id })
    await aResult(page, { name, description: name, combinations: [name, `${name}!`], projectId: project.id })

    for (const path of [...PAGES, `/dashboard?folder=${folder.id}`, `/projects/${project.id}`]) {
      await page.goto(path)
      await expectShown(page, name)
      await expectReflow(page)
    }

    await page.goto('/account')
    await expect(page.getByLabel('First name')).toHaveValue(name)
    await expectUntouched(page)
    await expectReflow(page)

    const office = await browser.newContext()
    const panel = await office.newPage()
    await signInAsAdministrator(panel)
    await panel.goto(`/admin?search=${encodeURIComponent(email)}`)
    await panel.getByRole('button', { name: `Actions for ${email}` }).click()
    await panel.getByRole('menuitem', { name: 'View Lists and Results' }).click()
    await expect(panel.getByRole('dialog').getByText(name, { exact: true }).first()).toBeVisible()
    await expectUntouched(panel)
    await office.close()
  })
}

test('K08 no page can be framed by another site', async ({ page, baseURL }) => {
  await aVerifiedMember(page)
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/dashboard"></iframe>` }),
  )
  await page.goto('https://evil.example/')
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')
})

async function expectShown(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expectUntouched(page)
}

async function expectUntouched(page: Page): Promise<void> {
  await expect(page.locator('body#taken')).toHaveCount(0)
  expect(await page.locator('main img[src="x"], main b, main script').count()).toBe(0)
}
