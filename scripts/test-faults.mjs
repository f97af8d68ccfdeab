import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/try-faults.mjs').then(({ tryFaults }) => tryFaults(process.argv.slice(2)))
