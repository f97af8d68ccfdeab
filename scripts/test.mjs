import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
import('./tasks/verify.mjs').then(({ verify }) =>
  verify({ journeys: !process.argv.includes('--no-browser') }),
)
