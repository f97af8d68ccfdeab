import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/develop.mjs').then(({ develop }) => develop())
