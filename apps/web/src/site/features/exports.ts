import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import { compile, EXPORT_FORMATS, type ExportFormat } from '@wordloom/engine'
import type { Example } from '#generator/examples/example.ts'
import { EXPORT_NAMES } from './texts.ts'

export interface ExportSample {
  readonly format: ExportFormat
  readonly text: string
}

export function toExportSamples({ columns, options }: Example, rows: bigint): readonly ExportSample[] {
  const { separator, prefix, suffix } = toJoining({ ...DEFAULT_OPTIONS, ...options })
  const plan = compile({ columns, separator, prefix, suffix, unique: false })
  return EXPORT_FORMATS.filter((format) => EXPORT_NAMES[format] !== null).map((format) => {
    const decoder = new TextDecoder()
    let text = ''
    for (const chunk of plan.chunks({ format, from: 0n, to: rows }))
      text += decoder.decode(chunk, { stream: true })
    return { format, text: text + decoder.decode() }
  })
}
