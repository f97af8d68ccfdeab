import { readFile } from 'node:fs/promises'
import { anApp } from '@wordloom/testing/server/app'
import { readMetrics } from '@wordloom/testing/server/metrics'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})

const Panel = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.optional(
    z.array(
      z.object({
        expr: z.string(),
        datasource: z.object({ uid: z.string().check(z.regex(/^\$\{datasource\}$/)) }),
      }),
    ),
  ),
})
type Panel = z.infer<typeof Panel>

const Dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  // Works since Grafana 10. Later versions upgrade it on import.
  schemaVersion: z.literal(39),
  templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
  panels: z.array(Panel),
})

const OWN_LABELS = ['job', 'instance', 'le']

let exposed: { readonly names: ReadonlySet<string>; readonly labels: ReadonlySet<string> }
let alerts: z.infer<typeof Rules>['groups'][number]['rules']
let dashboard: z.infer<typeof Dashboard>
let guide: string

beforeAll(async () => {
  await using app = await anApp()
  await app.inject('/api/auth/user')
  const { text, series } = await readMetrics(app)
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  exposed = {
    names: new Set(declared.flatMap(([, name = '', type]) => namesOf(name, type))),
    labels: new Set([...OWN_LABELS, ...series.flatMap(({ labels }) => Object.keys(labels))]),
  }
  alerts = Rules.parse(parse(await read('deploy/alerts.yml'))).groups.flatMap(({ rules }) => rules)
  dashboard = Dashboard.parse(JSON.parse(await read('deploy/grafana-dashboard.json')))
  guide = await read('docs/operations.md')
})

describe('the dashboard', () => {
  it('queries only existing metrics and labels', () => {
    const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(40)
    expect(expressions.flatMap(unknownIn)).toEqual([])
  })

  it('has unique panels that do not overlap', () => {
    const { panels } = dashboard
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const [at, panel] of panels.entries()) {
      expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24)
      expect(panels.slice(at + 1).filter((other) => overlap(panel, other))).toEqual([])
    }
  })

  it('lets the user choose a data source and instances', () => {
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance'])
  })
})

describe('the alerts', () => {
  it('query only existing metrics and labels', () => {
    expect(alerts.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
  })

  it('have unique names, and a section each in the guide', () => {
    const names = alerts.map(({ alert }) => alert)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !guide.includes(`\n### ${name}\n`))).toEqual([])
  })
})

it('the operations guide lists each metric', () => {
  const bases = [...exposed.names].filter((name) => !/_(bucket|sum|count)$/.test(name))
  expect(bases.filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([])
})

function namesOf(name: string, type: string | undefined): string[] {
  return type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
}

function unknownIn(expression: string): string[] {
  const withoutTexts = expression.replaceAll(/"[^"]*"/g, '""')
  const names = [...withoutTexts.matchAll(/\b(?:wordloom|process|nodejs)_\w+/g)].map(([name]) => name)
  const matched = [...withoutTexts.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*""/g)].map(([, label = '']) => label)
  const grouped = [...withoutTexts.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  )
  return [
    ...names.filter((name) => !exposed.names.has(name)),
    ...[...matched, ...grouped].filter((label) => !exposed.labels.has(label)),
  ]
}

function overlap({ gridPos: one }: Panel, { gridPos: other }: Panel): boolean {
  const meet = (a: number, aSize: number, b: number, bSize: number) => a < b + bSize && b < a + aSize
  return meet(one.x, one.w, other.x, other.w) && meet(one.y, one.h, other.y, other.h)
}

function read(path: string): Promise<string> {
  return readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
}
