import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/serve.mjs').then(({ serve }) => serve())
