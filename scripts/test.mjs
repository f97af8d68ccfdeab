import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/verify.mjs').then(({ verify }) => verify(process.argv[2]))
