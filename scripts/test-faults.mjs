import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/try-faults.mjs').then(({ tryFaults }) => tryFaults(process.argv.slice(2)))
