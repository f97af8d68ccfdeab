import { listVersions, people, projects, savedLists, savedResults, shares } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { canCall } from './scope.ts'

const READS = {
  list: savedLists.read,
  past: listVersions.list,
  file: savedResults.export,
  leave: people.leave,
}
const CHANGES = {
  title: projects.update,
  words: savedLists.replace,
  past: listVersions.bringBack,
  result: savedResults.rename,
  removal: savedResults.remove,
  addition: projects.addList,
}
const OWN_AFFAIRS = {
  removal: projects.remove,
  move: savedLists.move,
  restoring: savedLists.restore,
  link: shares.create,
  people: people.invite,
}

describe('the rights of a role', () => {
  it('are everything for the owner', () => {
    for (const endpoint of Object.values({ ...READS, ...CHANGES, ...OWN_AFFAIRS })) {
      expect(canCall({ role: 'owner' }, endpoint)).toBe(true)
    }
  })

  it.each([
    ['editors', 'editor', true],
    ['viewers', 'viewer', false],
  ] as const)('are reading for %s, and changing only for editors', (_, role, mayChange) => {
    for (const endpoint of Object.values(READS)) expect(canCall({ role }, endpoint)).toBe(true)
    for (const endpoint of Object.values(CHANGES)) expect(canCall({ role }, endpoint)).toBe(mayChange)
    for (const endpoint of Object.values(OWN_AFFAIRS)) expect(canCall({ role }, endpoint)).toBe(false)
  })
})
