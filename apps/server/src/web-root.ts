import { fileURLToPath } from 'node:url'

export const WEB_ROOT = fileURLToPath(new URL('../../web/build/client', import.meta.url))
