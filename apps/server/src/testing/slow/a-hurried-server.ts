import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { toAddress } from '../../listening-address.ts'
import { HURRIED_LIMITS } from './limits.ts'

/** The product, with less patience for slow clients: limits of minutes become seconds. */

const config = readConfig(process.env)
const webRoot = fileURLToPath(new URL('../../../../web/build/client', import.meta.url))
const app = await createApp({ config, webRoot, timeLimits: HURRIED_LIMITS })
await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
process.stdout.write(`Wordloom is serving ${toAddress(config, app)}\n`)
await once(process, 'SIGTERM')
await app.close()
