import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/develop.mjs').then(({ develop }) => develop())
