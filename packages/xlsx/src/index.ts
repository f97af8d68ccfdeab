export { type ReadLimits, type ReadOptions, readWorkbook, type SheetContent } from './read/read-workbook.ts'
export { type UnreadableReason, UnreadableWorkbookError } from './read/unreadable-error.ts'
export { WorkbookError } from './workbook-error.ts'
export { type WorkbookOptions, writeWorkbook } from './write/write-workbook.ts'
