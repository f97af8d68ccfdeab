import { shares } from '@wordloom/contract'
import { forgetCookies, WITH_DEMO_KEY } from '../../fixtures/demo-key.ts'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aList, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ expectedComplaints: [/status of 40[034]/] })

test('a list is shared with a password, opened and copied by someone else, counted and revoked', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const elsewhere = await browser.newContext({ storageState: WITH_DEMO_KEY })
  const guest = await elsewhere.newPage()
  const { email } = await aVerifiedMember(guest)
  await forgetCookies(elsewhere)

  await aVerifiedMember(page)
  await aList(page, { name: 'Towns', words: ['Leeds', 'York'] })
  await page.goto('/dashboard')
  const share = async () => {
    await page.getByRole('button', { name: 'More actions for Towns' }).click()
    await page.getByRole('menuitem', { name: 'Share…' }).click()
  }
  await share()
  const dialog = page.getByRole('dialog', { name: 'Share “Towns”' })
  await dialog.getByRole('radio', { name: "Today's version" }).check()
  await dialog.getByLabel('Expires').selectOption('After 7 days')
  await dialog.getByLabel(/^Password/).fill('seven towns at dusk')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const made = page.getByRole('dialog', { name: 'Your new link' })
  const link = (await made.getByRole('status', { name: 'Link' }).textContent()) ?? ''
  expect(link).toMatch(/\/shared#[\w-]{64}$/)
  await made.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await guest.goto(link)
  const password = guest.getByLabel('Password', { exact: true })
  await password.fill('a guess')
  await password.press('Enter')
  await expect(guest.getByText("That password isn't right. Check it and try again.")).toBeVisible()
  await password.fill('seven towns at dusk')
  await password.press('Enter')
  await expect(guest.getByRole('heading', { level: 1, name: 'Towns' })).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Words' }).getByRole('listitem')).toHaveText([
    /Leeds/,
    /York/,
  ])

  await guest.getByRole('button', { name: 'Copy to my library' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click()
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(guest.getByRole('heading', { name: 'This link has a password' })).toBeVisible()
  await password.fill('seven towns at dusk')
  await password.press('Enter')
  await expect(guest.getByText('Copied to your library', { exact: true })).toBeVisible()
  await guest.goto('/dashboard?folder=all')
  await expect(guest.getByRole('button', { name: 'More actions for Towns' })).toBeVisible()

  await share()
  const row = dialog.getByRole('listitem')
  await expect(row).toContainText('opened 2 times')
  await row.getByRole('button', { name: 'Revoke link 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(row).toHaveCount(0)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  await elsewhere.close()
})

test('a shared result that is too long for a recipe link opens in the generator', async ({
  page,
  browser,
}) => {
  await aVerifiedMember(page)
  const codes = Array.from({ length: 20_000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36))
  const { id } = await aResult(page, {
    name: 'Codes',
    recipe: { columns: [codes.join('\n'), 'small\nlarge'], separator: 'space', wrap: 'nothing' },
  })
  const data = { kind: 'result', itemId: id, isFrozen: false, days: null }
  const { secret } = await (await page.request.post(shares.create.path, { data })).json()

  const guest = await browser.newPage()
  await guest.goto(`/shared#${secret}`)
  await guest.getByRole('button', { name: 'Open in Generator' }).click()
  const generator = new GeneratorPage(guest)
  await expect(generator.row(`${codes[0]} small`)).toBeVisible()
  await expect(guest.getByText('40,000 combinations possible', { exact: true })).toBeVisible()
  await expect(guest).toHaveURL('/')
  await guest.close()
})
