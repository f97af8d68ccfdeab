import type { TableShape } from '../table-shape.ts'
import type { NumberEvidence } from './number-evidence.ts'

const byShape = new WeakMap<TableShape, Map<number, NumberEvidence>>()

/**
 * Returns what the columns of a table tell about its marks, by the place of the column. It begins with the sample, and a
 * reader of a column puts the evidence of all its cells in the place of that.
 */
export function evidenceOf(shape: TableShape): Map<number, NumberEvidence> {
  const known = byShape.get(shape)
  if (known !== undefined) return known
  const evidence = new Map<number, NumberEvidence>()
  byShape.set(shape, evidence)
  return evidence
}
