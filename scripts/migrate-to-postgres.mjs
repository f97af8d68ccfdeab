import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/operate.mjs').then(({ operate }) => operate('migrate-to-postgres.ts', process.argv.slice(2)))
