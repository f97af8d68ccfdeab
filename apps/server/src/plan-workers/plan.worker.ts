import { setPriority } from 'node:os'

export { checkRows } from './check-rows.ts'
export { judgeNegatives } from './judge-negatives.ts'
export { measure } from './measure.ts'
export { pack } from './pack.ts'
export { checkUpload } from './uploads.ts'
export { writeDocument } from './write-document.ts'
export { writeUpload } from './write-upload.ts'

/** Keeps requests fast. Only Linux sets priorities per thread; elsewhere this would slow the whole server. */
if (process.platform === 'linux') setPriority(10)
