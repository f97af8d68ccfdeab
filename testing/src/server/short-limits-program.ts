import { once } from 'node:events'
import { createApp } from '@wordloom/server/internal/app'
import { readConfig } from '@wordloom/server/internal/config/config'
import { toAddress } from '@wordloom/server/internal/config/listening-address'
import { WEB_ROOT } from '@wordloom/server/internal/web-root'
import { SHORT_LIMITS } from './short-limits.ts'

const config = readConfig(process.env)
const app = await createApp({ config, webRoot: WEB_ROOT, timeLimits: SHORT_LIMITS })
await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
process.stdout.write(`Wordloom is serving ${toAddress(config, app)}\n`)
await once(process, 'SIGTERM')
await app.close()
