import { MAX_WRAP_CHARACTERS } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { expect, test } from '../../fixtures/test.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test('a custom prefix accepts five characters as people count them, and refuses the sixth', async ({
  page,
}) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['fox'])
  await generator.choose('Wrap', 'Custom')
  const prefix = page.getByRole('textbox', { name: 'Prefix' })
  await prefix.fill(FAMILY.repeat(MAX_WRAP_CHARACTERS))
  await expect(prefix).toHaveValue(FAMILY.repeat(MAX_WRAP_CHARACTERS))
  await expect(generator.sample().first()).toHaveText(`${FAMILY.repeat(5)}fox`)

  await prefix.press('Home')
  await page.keyboard.insertText('x')
  await expect(prefix).toHaveValue(FAMILY.repeat(MAX_WRAP_CHARACTERS))
  await expect(page.getByText('At most 5 characters', { exact: true })).toBeVisible()
})

test('pasting into a prefix keeps its text and adds what fits', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.choose('Wrap', 'Custom')
  const prefix = page.getByRole('textbox', { name: 'Prefix' })
  await prefix.fill('abc')
  await prefix.press('ArrowLeft')
  await page.keyboard.insertText('12345')
  await expect(prefix).toHaveValue('ab12c')
})

test("the separator 'Nothing' says that it removes spaces in words, and offers Space", async ({ page }) => {
  const generator = new GeneratorPage(page)
  const note = page.getByText('Removes spaces in words.')
  await generator.open()
  await generator.type(['red\nblue'], ['fox'])
  await expect(generator.sample().first()).toHaveText('redfox')
  await expect(note).toBeHidden()
  await generator.words(2).fill('barn owl')
  await expect(generator.sample().first()).toHaveText('redbarnowl')
  await page.getByRole('button', { name: 'Use Space' }).click()
  await expect(generator.sample().first()).toHaveText('red barn owl')
  await expect(note).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Space', exact: true })).toBeFocused()
})

test('quick separators fill the custom field', async ({ page }) => {
  const generator = new GeneratorPage(page)
  await generator.open()
  await generator.type(['red'], ['fox'])
  await generator.choose('Separator', 'Custom')
  for (const [name, text] of [
    ['Comma', ','],
    ['Comma and space', ', '],
    ['Underscore', '_'],
    ['Slash', '/'],
    ['Dot', '.'],
    ['Pipe', '|'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Custom separator' })).toHaveValue(text)
    await expect(generator.sample().first()).toHaveText(`red${text}fox`)
  }
})
