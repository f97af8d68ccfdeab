import type { Config } from '../config/config.ts'

export interface Examination {
  readonly config: Config
  readonly sendTo: string | null
}

export interface Finding {
  readonly subject: string
  readonly level: 'ok' | 'warning' | 'problem'
  readonly found: string
  readonly advice: string | null
}

export function fine(subject: string, found: string): Finding {
  return { subject, level: 'ok', found, advice: null }
}

export function warning(subject: string, found: string, advice: string): Finding {
  return { subject, level: 'warning', found, advice }
}

export function problem(subject: string, found: string, advice: string): Finding {
  return { subject, level: 'problem', found, advice }
}

/** Node puts the reason of some errors only in their cause or code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const code = 'code' in error ? String(error.code) : error.name
  const because = cause instanceof Error ? reasonOf(cause) : ''
  return [message || code, because]
    .filter((text) => text !== '')
    .join(': ')
    .split('\n', 1)
    .join()
}
