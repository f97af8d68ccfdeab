import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/verify.mjs').then(({ verify }) => verify(process.argv[2]))
