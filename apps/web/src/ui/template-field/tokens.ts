import { readReference } from './references.ts'

export interface Token {
  readonly kind: 'plain' | 'column' | 'word' | 'unknown'
  readonly text: string
  readonly from: number
  readonly column: number | null
}

const PIECE = /\{\{|\}\}|\{[^{}]*\}?|\}|[^{}]+/g

/** Splits a pattern, or the template of a field if `isField`. All texts together are the text again. */
export function toTemplateTokens(text: string, names: readonly string[], isField: boolean): readonly Token[] {
  return [...text.matchAll(PIECE)].map(({ 0: piece, index: from }): Token => {
    if (piece === '{{' || piece === '}}' || !/[{}]/.test(piece)) return { ...PLAIN, text: piece, from }
    if (!/^\{.*\}$/s.test(piece)) return { ...PLAIN, kind: 'unknown', text: piece, from }
    const [name = ''] = piece.slice(1, -1).split('|')
    if (isField && (name.trim() === 'text' || name.trim() === 'row'))
      return { ...PLAIN, kind: 'word', text: piece, from }
    const column = readReference(name.trim(), names)
    return { kind: column === null ? 'unknown' : 'column', text: piece, from, column }
  })
}

const PLAIN = { kind: 'plain', column: null } as const

const CONDITION_PIECE = /\[(?:\\.|[^\]\\\r\n])*\]|"(?:\\.|[^"\\\r\n])*"|[^["]+|./gs
const KEYWORD = /\b(?:IF|THEN|ELSE|AND|OR|NOT|IN|LIKE)\b/gi

export function toConditionTokens(text: string, names: readonly string[]): readonly Token[] {
  return [...text.matchAll(CONDITION_PIECE)].flatMap(({ 0: piece, index: from }): readonly Token[] => {
    if (piece.length > 1 && piece.startsWith('[')) {
      const column = readReference(piece.slice(1, -1).replaceAll(/\\(.)/g, '$1').trim(), names)
      return [{ kind: column === null ? 'unknown' : 'column', text: piece, from, column }]
    }
    return piece.startsWith('"') ? [{ ...PLAIN, text: piece, from }] : toKeywordTokens(piece, from)
  })
}

function toKeywordTokens(text: string, from: number): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const { 0: keyword, index } of text.matchAll(KEYWORD)) {
    if (index > at) tokens.push({ ...PLAIN, text: text.slice(at, index), from: from + at })
    tokens.push({ ...PLAIN, kind: 'word', text: keyword, from: from + index })
    at = index + keyword.length
  }
  if (at < text.length) tokens.push({ ...PLAIN, text: text.slice(at), from: from + at })
  return tokens
}
