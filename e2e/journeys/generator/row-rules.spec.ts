import { GeneratorPage } from '../../fixtures/generator.ts'
import { aList } from '../../fixtures/library.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a newcomer limits the length, and rules built from pickers drop rows', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('At most … characters')
  await expect(rules.getByRole('textbox', { name: 'Most' })).toBeFocused()
  await page.keyboard.type('13')
  await generator.expectPossible(3)
  await rules.getByRole('combobox', { name: 'Unit' }).selectOption('words')
  await page.getByRole('textbox', { name: 'Most' }).fill('2')
  await generator.expectPossible(4)

  await generator.addRule('When … then …')
  await expect(rules.getByText('Choose the missing words to turn this rule on.')).toBeVisible()
  await generator.expectPossible(4)
  await rules.getByRole('combobox', { name: 'Word of City' }).click()
  await page.getByRole('option', { name: 'Leeds' }).click()
  await rules.getByRole('combobox', { name: 'Word of Service' }).fill('plu')
  await expect(page.getByRole('option', { name: 'plumber' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await generator.expectPossible(3)
  await rules.getByRole('combobox', { name: 'Comparison' }).last().selectOption('is none of')
  await rules.getByRole('combobox', { name: 'Add a word of Service' }).fill('gardener')
  await page.keyboard.press('Enter')
  await generator.expectPossible(2)

  await rules
    .getByRole('switch', { name: 'Use rule: When City is Leeds, Service is none of plumber, gardener' })
    .click()
  await generator.expectPossible(4)
  await rules.getByRole('button', { name: 'Remove rule: At most 2 words' }).click()
  await generator.expectPossible(6)
  await page.getByRole('button', { name: 'Undo' }).click()
  await generator.expectPossible(4)
})

test('a written rule shows its error, and a word that no column has, at their places', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('Write a rule')
  await page.keyboard.type('IF [ci')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' = "Hull" THEN [Service] <> "plumber"')
  const text = rules.getByRole('textbox', { name: 'Rule as text' })
  await expect(text).toHaveValue('IF [City] = "Hull" THEN [Service] <> "plumber"')
  await expect(text).toHaveAccessibleDescription(/City has no word "Hull"/)
  await expect(text).not.toHaveAttribute('aria-invalid')
  await text.fill('IF [City] = "Leeds" THEN [Town] = "x"')
  await expect(text).toHaveAccessibleDescription(/No column is named Town/)
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await text.fill('[City] <> "Leeds"')
  await generator.expectPossible(3)
})

test('rows in a list are left out, from a file with Windows line ends too', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('Leave out these rows')
  await page.keyboard.type('Leeds plumber')
  await generator.expectPossible(5)
  const lines = Array.from({ length: 100_000 }, (_, line) => `line ${line}`)
  await rules.getByLabel('Add from a file').setInputFiles({
    name: 'live.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(['', 'York plumber', 'York plumber', ...lines].join('\r\n')),
  })
  await expect(rules.getByText('100,004 lines')).toBeVisible()
  await generator.expectPossible(4)
})

test('live keywords of a report are left out, with the signs of their match types and other capitals', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('Leave out these rows')
  await rules.getByLabel('Add from a file').setInputFiles({
    name: 'live.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Keyword report\nCampaign,Keyword,Clicks\nA,[LEEDS Plumber],3\nB,York gardener,1\nTotal,,4\n',
    ),
  })
  await expect(rules.getByText('2 lines')).toBeVisible()
  await generator.expectPossible(4)
})

test('rows that rules leave out are shown with the rule, and each rule says how many it drops', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('At most … characters')
  await page.keyboard.type('13')
  await generator.expectPossible(3)
  await expect(rules.getByText('drops 3 rows')).toBeVisible()
  await rules.getByRole('button', { name: 'Show what is left out' }).click()
  const row = rules.getByRole('row').filter({ hasText: 'York boat repair' })
  await expect(row).toContainText('At most 13 characters')
  await expect(rules.getByRole('row')).toHaveCount(1 + 3)
  await rules.getByRole('textbox', { name: 'Most' }).fill('15')
  await expect(rules.getByRole('row')).toHaveCount(1 + 2)
})

test('rows in a saved list are left out', async ({ page }) => {
  await aVerifiedMember(page)
  await aList(page, { name: 'Live', words: ['Leeds plumber', 'York gardener'] })
  const generator = new GeneratorPage(page)
  await generator.openServices()
  const rules = await generator.openRows('Rules')
  await generator.addRule('Leave out these rows')
  await rules.getByRole('button', { name: 'Add a saved list' }).click()
  await rules.getByRole('checkbox', { name: 'Live' }).click()
  await generator.expectPossible(4)
  await expect(rules.getByRole('button', { name: 'Add a saved list' })).toBeFocused()
  await expect(rules.getByText('2 lines')).toBeVisible()
})
