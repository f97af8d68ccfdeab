import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/build.mjs').then(({ build }) => build())
