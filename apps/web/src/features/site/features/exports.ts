import { DEFAULT_OPTIONS, toTexts } from '@wordloom/contract'
import { compile, type ExportFormat } from '@wordloom/engine'
import type { Example } from '../../../shared/examples/example.ts'

const FORMATS = ['txt', 'csv', 'csv-columns', 'json'] as const satisfies readonly ExportFormat[]
type ShownFormat = (typeof FORMATS)[number]

export interface ExportSample {
  readonly format: ShownFormat
  readonly text: string
}

export function toExportSamples({ columns, options }: Example, rows: bigint): readonly ExportSample[] {
  const { separator, prefix, suffix } = toTexts({ ...DEFAULT_OPTIONS, ...options })
  const plan = compile({ columns, separator, prefix, suffix, unique: false })
  return FORMATS.map((format) => {
    const decoder = new TextDecoder()
    let text = ''
    for (const chunk of plan.chunks({ format, from: 0n, to: rows }))
      text += decoder.decode(chunk, { stream: true })
    return { format, text: text + decoder.decode() }
  })
}
