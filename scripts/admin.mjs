import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/operate.mjs').then(({ operate }) => operate('admin.ts', process.argv.slice(2)))
