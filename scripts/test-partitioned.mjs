import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/try-partitioned.mjs').then(({ tryPartitioned }) => tryPartitioned(process.argv.slice(2)))
