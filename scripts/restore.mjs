import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/operate.mjs').then(({ operate }) => operate('restore.ts', process.argv.slice(2)))
