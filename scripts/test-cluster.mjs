import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/try-cluster.mjs').then(({ tryCluster }) => tryCluster(process.argv.slice(2)))
