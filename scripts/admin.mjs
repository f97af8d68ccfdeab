import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
// Read only now: what follows is written for a newer Node.
import('./tasks/administer.mjs').then(({ administer }) => administer(process.argv.slice(2)))
