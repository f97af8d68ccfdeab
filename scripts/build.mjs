import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/build.mjs').then(({ build }) => build())
