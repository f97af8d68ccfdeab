import { accounts } from '@wordloom/contract'
import { aRegistry, isRegistered, refuses, stalls } from '@wordloom/testing/registry/registry'
import { anAddress, PASSWORD } from '../../fixtures/people.ts'
import { aServer } from '../../fixtures/servers/a-server.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a member asks the registries, and sees which names are registered, not there or unknown', async ({
  page,
}) => {
  test.slow()
  await using registry = await aRegistry()
  registry.names.set('taken.com', isRegistered)
  registry.names.set('silent.com', stalls)
  // This registry gets no more requests for a while.
  registry.names.set('busy.co.uk', refuses(429, '3600'))
  const { address, stop } = await aServer({ RDAP_BOOTSTRAP: registry.listUrl })
  try {
    const data = { email: anAddress(), password: PASSWORD }
    await page.request.post(address + accounts.signUp.path, { data })
    await page.goto(`${address}/tools/domains`)
    await page.locator('html[data-alive]').waitFor()
    await page.getByLabel('Names, without the ending').first().fill('free\ntaken\nsilent\nbusy')
    await page.getByLabel('Endings').fill('com, co.uk, zz')
    const table = page.getByRole('table', { name: 'Domain names' })
    await expect(table.getByRole('columnheader', { name: 'Registry' })).toBeVisible()
    await expect(table.getByRole('row', { name: /^free\.com/ })).toBeVisible()
    await page.getByRole('button', { name: 'Ask about 12 names' }).click()
    const stateOf = (name: string) =>
      table.getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')} `) })
    await expect(stateOf('taken.com')).toContainText('Registered', { timeout: 60_000 })
    await expect(stateOf('free.com')).toContainText('Not in the registry')
    for (const name of ['silent.com', 'busy.co.uk', 'free.zz'])
      await expect(stateOf(name)).toContainText('Unknown')
    await expect(page.getByRole('button', { name: 'Copy names not in the registry' })).toBeVisible()
  } finally {
    await page.close()
    await stop()
  }
})
