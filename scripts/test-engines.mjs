import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
import('./tasks/try-engines.mjs').then(({ tryEngines }) => tryEngines())
