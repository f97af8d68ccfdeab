export { toCampaignPlan } from './campaign/campaign-plan.ts'
export { type CheckedRows, checkRows } from './check-rows.ts'
export type { PlanLimits } from './compile-rows.ts'
export { countShortenedRepeats } from './count-repeats.ts'
export { describeStatus } from './files/campaign-status.ts'
export {
  extensionOf,
  type FileKind,
  fileKindsOf,
  type Sheet,
  toSheet,
  toWorkbookLines,
} from './files/file-kind.ts'
export { type FilePart, fileParts, ownFiles, type PlannedFile } from './files/file-parts.ts'
export { type ChosenTemplate, chooseTemplate, describeTemplate } from './files/filled-template.ts'
export { countMatchedRows, type MatchedRows, type RowCount } from './negatives/count-matched-rows.ts'
export { toProductPlan } from './products/product-plan.ts'
export { UPLOAD_SUMMARY_TEXTS } from './texts.ts'
export { describePlace, type FilePlace, UploadError } from './upload-error.ts'
