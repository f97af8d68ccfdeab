import { apiTokens, sessions } from '@wordloom/contract'
import { aMember, aVerifiedMember, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a token is created with the password, shown once, opens the API, and is revoked', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const { email } = await aVerifiedMember(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'API tokens' })
  await expect(section.getByText("You don't have any API tokens yet.")).toBeVisible()

  await section.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API token' })
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByRole('radio', { name: 'Read and write' }).check()
  await dialog.getByLabel('Expires after').selectOption('7 days')
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create token' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new API token' })
  const secret = (await shown.getByRole('status', { name: 'API token' }).textContent()) ?? ''
  expect(secret).toMatch(/^wlt_[\w-]{70}$/)
  await expect(shown).toContainText(`npx wordloom login ${baseURL}`)
  await shown.getByRole('button', { name: 'Copy token' }).click()
  await expect(page.getByText('Token copied to clipboard', { exact: true })).toBeVisible()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByRole('button', { name: 'New token' })).toBeFocused()
  const row = section.getByRole('listitem').filter({ hasText: 'Nightly export' })
  await expect(row).toContainText('Read and write')
  await expect(row).toContainText('not used yet')

  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  expect((await (await program.get(sessions.currentUser.path)).json()).email).toBe(email)
  await page.reload()
  await expect(row).toContainText('last used just now')
  await expect(page.getByText(secret)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke the token Nightly export' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(section.getByText("You don't have any API tokens yet.")).toBeVisible()
  expect((await program.get(sessions.currentUser.path)).status()).toBe(401)
  await program.dispose()
})

test.describe('refused token input', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('is explained beside the fields, and what was typed stays', async ({ page }) => {
    await aMember(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'New token' }).click()
    const dialog = page.getByRole('dialog', { name: 'New API token' })
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect(dialog.getByText('Please enter a name')).toBeVisible()
    await dialog.getByLabel('Name').fill('Nightly export')
    await dialog.getByLabel('Current password', { exact: true }).fill('a guess of mine')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Nightly export')
    expect(await (await page.request.get(apiTokens.list.path)).json()).toEqual([])
  })
})
