import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/try-cluster.mjs').then(({ tryCluster }) => tryCluster(process.argv.slice(2)))
