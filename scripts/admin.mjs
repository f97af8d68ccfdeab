import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/operate.mjs').then(({ operate }) => operate('admin.ts', process.argv.slice(2)))
