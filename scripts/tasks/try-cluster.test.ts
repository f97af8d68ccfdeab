import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'
import { OF_ONE_INSTANCE } from './try-cluster.mjs'

const tests = globSync(['apps/server/src/features/**/*.test.ts', 'testing/security/**/*.test.ts'], {
  cwd: PROJECT,
}).map((file) => readFileSync(inProject(file), 'utf8'))

describe("the cluster's API tests", () => {
  it.each(OF_ONE_INSTANCE)('leave out a test that exists: %s', (name) => {
    expect(tests.filter((text) => text.includes(name))).toHaveLength(1)
  })
})
