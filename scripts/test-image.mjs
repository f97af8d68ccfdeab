import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/try-image.mjs').then(({ tryImage }) => tryImage())
