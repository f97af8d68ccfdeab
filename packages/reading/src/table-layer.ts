import { ColumnReader } from './numbers/column-reader.ts'
import { evidenceOf } from './numbers/file-evidence.ts'
import { decideStyle, NumberEvidence } from './numbers/number-evidence.ts'
import { describeTable } from './table/describe-table.ts'
import { createRowFilter } from './table/row-filter.ts'
import type { ColumnShape, NumberReader, TableHints, TableLayer, TableShape } from './table-shape.ts'

export const tableLayer: TableLayer = { describeTable, createRowFilter, createNumberReader }

/** Add the cells of all columns before the first `end()`, because each column may decide for those that can't. */
function createNumberReader(
  shape: TableShape,
  { index, role }: ColumnShape,
  { separator }: TableHints,
): NumberReader {
  const evidence = new NumberEvidence()
  const ofFile = evidenceOf(shape)
  ofFile.set(index, evidence)
  return new ColumnReader(evidence, () => {
    const others = [...ofFile.values()].filter((other) => other !== evidence)
    return decideStyle(evidence, { role, others, language: shape.language, separator })
  })
}
