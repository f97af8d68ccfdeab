import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/try-partitioned.mjs').then(({ tryPartitioned }) => tryPartitioned(process.argv.slice(2)))
