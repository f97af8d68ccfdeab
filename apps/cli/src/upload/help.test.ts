import { describe, expect, it } from 'vitest'
import { aWorkshop } from '../testing/workshop.ts'
import { CAMPAIGN_USAGE, PRODUCTS_USAGE, UPLOAD_FILES } from './help.ts'

const COMMANDS = `${CAMPAIGN_USAGE}${PRODUCTS_USAGE}`
  .split('\n')
  .flatMap((line) => /^ {4}wordloom (.+)/.exec(line)?.[1] ?? [])

describe('the help of uploads', () => {
  it.each([
    ['campaign', CAMPAIGN_USAGE],
    ['products', PRODUCTS_USAGE],
  ])('of %s is shown by --help', (command, stdout) => {
    using workshop = aWorkshop()
    expect(workshop.wordloom([command, '--help'])).toEqual({ status: 0, stdout, stderr: '' })
  })

  it.each(COMMANDS)('has an example that works: wordloom %s', (command) => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', UPLOAD_FILES.campaign)
    workshop.aFile('amazon.json', UPLOAD_FILES.amazon)
    workshop.aFile('products.json', UPLOAD_FILES.products)
    workshop.aFile('keywords.csv', 'Row Type,Action,Campaign,Ad group,Keyword,Type\n')
    const { status, stdout, stderr } = workshop.wordloom(command.split(' '))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).not.toBe('')
  })

  it('fits into a terminal of 130 columns', () => {
    expect(`${CAMPAIGN_USAGE}${PRODUCTS_USAGE}`.split('\n').filter((line) => line.length > 130)).toEqual([])
  })
})
