import { setPriority } from 'node:os'

export { measure } from './measure.ts'
export { weave } from './weave.ts'

/** So that whoever only looks something up does not wait for a core. On Linux alone is it this thread that gives way. */
if (process.platform === 'linux') setPriority(10)
