import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/try-cluster.mjs').then(({ tryCluster }) => tryCluster(process.argv.slice(2)))
