import { describeLimit, TARGET_GROUPS, TARGET_IDS, TARGETS } from '@wordloom/targets'
import type { CommandModule } from '../command-module.ts'
import { writeText } from '../output/output.ts'
import { UsageError } from '../usage-error.ts'
import { TARGETS_TEXTS as T } from './texts.ts'

export const targets: CommandModule = { help: T.usage, run: writeTargets }

function writeTargets([option]: readonly string[]): void {
  if (option === '--json') writeText(`${JSON.stringify(toJson(), null, 2)}\n`)
  else if (option === undefined) writeText(toTable())
  else throw new UsageError(T.noOption(option))
}

function toTable(): string {
  const width = Math.max(...TARGET_IDS.map((id) => id.length))
  const groups = TARGET_GROUPS.map((group) => {
    const lines = TARGET_IDS.filter((id) => TARGETS[id].group === group).map((id) => {
      const { limit } = TARGETS[id]
      return `  ${id.padEnd(width)}  ${describeLimit(limit)} (${T.evidence[limit.evidence]} ${limit.checked})\n`
    })
    return `${group}\n${lines.join('')}`
  })
  return groups.join('\n')
}

function toJson() {
  return TARGET_IDS.map((id) => {
    const { name, group, limit, checks, note } = TARGETS[id]
    const { most, evidence, checked, source } = limit
    const reasons = checks.map(({ reason }) => reason)
    return {
      id,
      name,
      group,
      most,
      checks: reasons,
      evidence,
      checked,
      source: source.url,
      ...(note && { note }),
    }
  })
}
