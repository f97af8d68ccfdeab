import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/serve.mjs').then(({ serve }) => serve())
