import type { FastifyInstance } from 'fastify'

export interface Measured {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export async function readMetrics(app: FastifyInstance) {
  const { body: text } = await app.inject('/metrics')
  const series = text.split('\n').flatMap(toMeasured)
  return {
    text,
    series,
    value: (name: string, labels: Measured['labels'] = {}): number | undefined =>
      series.find((each) => each.name === name && hasLabels(each, labels))?.value,
  }
}

function hasLabels({ labels }: Measured, wanted: Measured['labels']): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value)
}

function toMeasured(line: string): Measured[] {
  const [, name, inBraces = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (name === undefined) return []
  const labels = [...inBraces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [
    key,
    text,
  ])
  return [{ name, labels: Object.fromEntries(labels), value: Number(value) }]
}
