import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/operate.mjs').then(({ operate }) => operate('backup.ts', process.argv.slice(2)))
