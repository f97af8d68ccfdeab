import type { Browser, Page } from '@playwright/test'
import { type PeopleRole, people, type SavedList, savedLists } from '@wordloom/contract'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { forgetCookies, WITH_DEMO_KEY } from '../../fixtures/demo-key.ts'
import { aList, aProject, aResult } from '../../fixtures/library.ts'
import { aVerifiedMember, linkTo, PASSWORD } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ expectedComplaints: [/status of 4(01|04|12)/] })

test('someone is invited by email, joins, edits at the same time as the owner, and becomes the owner', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ storageState: WITH_DEMO_KEY })
  const guest = await elsewhere.newPage()
  const { email } = await aVerifiedMember(guest)
  await forgetCookies(elsewhere)

  const owner = await aVerifiedMember(page)
  const project = await aProject(page, { name: 'Spring launch' })
  const list = await aList(page, { name: 'Towns', words: ['Leeds', 'York'], projectId: project.id })
  await page.goto(`/projects/${project.id}`)
  await page.getByRole('button', { name: 'People…' }).click()
  const dialog = page.getByRole('dialog', { name: /^People in/ })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: 'Can edit' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Invited, not joined yet')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await guest.goto(await linkTo(page.request, email, 2))
  await guest.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(guest.getByText(`${owner.email} invites you to the project “Spring launch”.`)).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Join the project' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Spring launch' })).toBeVisible()
  await expect(guest.getByText(`You can edit · ${owner.email}`)).toBeVisible()
  await expectAccessible(guest)

  await guest.getByRole('tab', { name: 'Word Lists (1)' }).click()
  await guest.getByRole('button', { name: 'Towns', exact: true }).click()
  const form = guest.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Words' }).fill('Leeds\nYork\nHull')
  const words = ['Leeds', 'Ripon']
  await page.request.put(`/api/saved-lists/${list.id}`, { data: { name: 'Towns', words } })
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('region', { name: 'Other version' })).toContainText('1 word removed− York')
  await expect(form.getByRole('region', { name: 'Yours' })).toContainText('1 word added+ Hull')
  await expectAccessible(guest)
  await form.getByRole('button', { name: 'Merge both' }).click()
  await expect(guest.getByText('Word list updated successfully!', { exact: true })).toBeVisible()
  await expect(guest.getByText('3 words', { exact: true })).toBeVisible()
  const merged = await (await page.request.get(`/api/saved-lists/${list.id}`)).json()
  expect(merged.words).toEqual(['Leeds', 'Ripon', 'Hull'])

  await guest.getByRole('button', { name: 'Edit Project' }).click()
  await form.getByLabel('Project Name').fill('Summer launch')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Summer launch' })).toBeVisible()

  await guest.getByRole('button', { name: 'More actions for Towns' }).click()
  await guest.getByRole('menuitem', { name: 'History…' }).click()
  const changes = guest.getByRole('dialog', { name: 'History of “Towns”' }).getByRole('listitem')
  await expect(changes).toHaveText([/You.*1 word added/, new RegExp(`${owner.email}.*1 word added`)])
  await expectAccessible(guest)
  await changes.last().getByRole('button').click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Bring Back' }).click()
  await expect(guest.getByText('2 words', { exact: true })).toBeVisible()
  await guest.getByRole('button', { name: 'Undo' }).click()
  await expect(guest.getByText('3 words', { exact: true })).toBeVisible()

  await guest.getByRole('tab', { name: 'Word Merger' }).click()
  const saved = guest.waitForResponse((answer) =>
    answer.url().includes(`/api/projects/${project.id}?account=`),
  )
  await guest.getByRole('textbox', { name: 'Column 1 words' }).fill('plumber')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Column 1 words' })).toHaveValue('plumber')

  await guest.getByRole('button', { name: 'Save Column 1' }).click()
  await form.getByLabel('List name').fill('Trades')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await guest.getByRole('tab', { name: 'Word Lists (2)' }).click()
  await expect(guest.getByRole('button', { name: 'Trades', exact: true })).toBeVisible()

  const columns = ['plumber\nroofer', 'Leeds\nYork\nHull']
  const recipe = { columns, separator: 'space', wrap: 'nothing' } as const
  const { name } = await aResult(page, { name: 'Trades by town', recipe, projectId: project.id })
  await guest.reload()
  await guest.getByRole('tab', { name: 'Results (1)' }).click()
  await guest.getByRole('link', { name: `Open ${name}` }).click()
  await expect(guest.getByText(/6 combinations/).first()).toBeVisible()

  await guest.goto('/projects')
  await guest.getByRole('region', { name: 'Shared with you' }).getByRole('link').click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Summer launch' })).toBeVisible()
  await page.getByRole('button', { name: 'People…' }).click()
  await expect(dialog.getByText(`${email} changed the list “Towns”`).first()).toBeVisible()
  await dialog.getByRole('button', { name: `Make ${email} the owner…` }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Offer the project' }).click()
  await expect(dialog.getByRole('button', { name: `Take back the offer to ${email}` })).toBeVisible()

  await guest.goto(await linkTo(page.request, email, 3))
  await expect(guest.getByRole('heading', { name: `${owner.email} offers you this project` })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Take over the project' }).click()
  await expect(guest.getByText('The project is yours now', { exact: true })).toBeVisible()
  await expect(guest).toHaveURL(`/projects/${project.id}`)
  await expect(guest.getByRole('textbox', { name: 'Column 1 words' })).toHaveValue('plumber')
  await page.reload()
  await expect(page.getByText(`You can edit · ${email}`)).toBeVisible()

  await guest.getByRole('button', { name: 'People…' }).click()
  await guest.getByRole('button', { name: `Remove ${owner.email}` }).click()
  await expect(guest.getByText(`${owner.email} was removed`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: "This project isn't there anymore" })).toBeVisible()
  await expectAccessible(page)
  await elsewhere.close()
})

const CHANGES = /^(Edit|Delete|Move|Star|Tags|Share|People|Create|Import|Save)/

test('a viewer reads what is in a project, and is offered nothing that changes it', async ({
  page,
  browser,
}) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page, { name: 'Spring launch', description: 'Plumbers' })
  await aList(page, { name: 'Towns', words: ['Leeds', 'York'], projectId })
  await aResult(page, { name: 'Animals', projectId })
  const guest = await aGuest(page, browser, { projectId, role: 'viewer' })
  await expect(guest.getByText('Plumbers')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Column 1' })).toBeVisible()
  await expect(guest.getByRole('button', { name: CHANGES })).toHaveCount(0)

  await guest.getByRole('tab', { name: 'Word Lists (1)' }).click()
  await guest.getByRole('button', { name: 'Towns', exact: true }).click()
  const words = guest.getByRole('dialog', { name: 'Towns' }).getByRole('region', { name: 'Words' })
  await expect(words.getByRole('listitem')).toHaveText([/Leeds/, /York/])
  await guest.keyboard.press('Escape')
  await guest.getByRole('button', { name: 'More actions for Towns' }).click()
  await expect(guest.getByRole('menuitem', { name: 'History…' })).toBeVisible()
  await expect(guest.getByRole('menuitem', { name: CHANGES })).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('button', { name: CHANGES })).toHaveCount(0)
  await expectAccessible(guest)

  await guest.getByRole('tab', { name: 'Results (1)' }).click()
  await guest.getByRole('button', { name: 'Open Animals' }).click()
  const rows = guest.getByRole('dialog', { name: 'Animals' }).getByRole('region', { name: 'Combinations' })
  await expect(rows.getByRole('listitem')).toHaveCount(3)
  await expect(guest.getByRole('dialog').getByRole('button', { name: 'Edit Result' })).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await guest.getByRole('button', { name: 'More actions for Animals' }).click()
  await expect(guest.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible()
  await expect(guest.getByRole('menuitem', { name: CHANGES })).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('button', { name: CHANGES })).toHaveCount(0)
  await expectAccessible(guest)

  await guest.getByRole('button', { name: 'Leave project' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Leave project' }).click()
  await expect(guest.getByText('You left the project', { exact: true })).toBeVisible()
  await guest.context().close()
})

test('an editor imports, merges and deletes lists of a project, and describes its results', async ({
  page,
  browser,
}) => {
  await aVerifiedMember(page)
  const { id: projectId } = await aProject(page, { name: 'Spring launch' })
  for (const name of ['One', 'Two']) await aList(page, { name, words: ['Leeds', name], projectId })
  await aResult(page, { name: 'Animals', projectId })
  const guest = await aGuest(page, browser, { projectId, role: 'editor' })
  const dialog = guest.getByRole('dialog')

  await guest.getByRole('tab', { name: 'Word Lists (2)' }).click()
  await guest.getByRole('button', { name: 'Import Lists' }).click()
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'Trades.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('plumber\nroofer\n'),
  })
  await dialog.getByRole('button', { name: 'Import 2 Items' }).click()
  await expect(guest.getByRole('tab', { name: 'Word Lists (3)' })).toBeVisible()

  await guest.getByRole('button', { name: 'Bulk Mode' }).click()
  await guest.getByRole('button', { name: 'Select All' }).click()
  await guest.getByRole('button', { name: 'More', exact: true }).click()
  await guest.getByRole('menuitem', { name: 'Merge into One List…' }).click()
  await expect(dialog.getByText('6 words become 5.')).toBeVisible()
  await dialog.getByLabel('Name of the new list').fill('All')
  await dialog.getByRole('button', { name: 'Merge Lists' }).click()
  await expect(guest.getByRole('tab', { name: 'Word Lists (4)' })).toBeVisible()
  await guest.getByRole('checkbox', { name: 'Select Trades' }).click()
  await guest.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(guest.getByText('2 lists are in the trash of the owner now', { exact: true })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(guest.getByRole('list', { name: 'Word lists' }).getByRole('listitem')).toHaveText([
    /^All/,
    /^Trades/,
  ])

  await guest.getByRole('tab', { name: 'Results (1)' }).click()
  await guest.getByRole('button', { name: 'Open Animals' }).click()
  await dialog.getByRole('button', { name: 'Edit Result' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Combinations' })).toHaveCount(0)
  await dialog.getByLabel('Description').fill('Foxes and owls')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(guest.getByText('Foxes and owls')).toBeVisible()
  const lists = await (await page.request.get(savedLists.list.path)).json()
  expect(lists.map(({ name }: SavedList) => name)).toEqual(['All', 'Trades'])
  await guest.context().close()
})

interface Invitation {
  readonly projectId: number
  readonly role: PeopleRole
}

async function aGuest(owner: Page, browser: Browser, { projectId, role }: Invitation): Promise<Page> {
  const context = await browser.newContext({ storageState: WITH_DEMO_KEY })
  const guest = await context.newPage()
  const { email } = await aVerifiedMember(guest)
  const path = people.invite.path.replace(':id', String(projectId))
  await owner.request.post(path, { data: { email, role } })
  await guest.goto(await linkTo(owner.request, email, 2))
  await guest.getByRole('button', { name: 'Join the project' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Spring launch' })).toBeVisible()
  return guest
}
