import { toRow } from '../table.ts'

export interface Verdict {
  readonly what: string
  readonly measured: string
  readonly bar?: string
  readonly isMet?: boolean
}

export function toVerdictTable(title: string, verdicts: readonly Verdict[]): string {
  return [
    toRow([title, 'measured', 'bar', 'met']),
    '|---|---|---|---|',
    ...verdicts.map(({ what, measured, bar = '', isMet }) =>
      toRow([what, isMet === false ? `**${measured}**` : measured, bar, toWord(isMet)]),
    ),
  ].join('\n')
}

function toWord(isMet: boolean | undefined): string {
  if (isMet === undefined) return ''
  return isMet ? 'yes' : 'no'
}
