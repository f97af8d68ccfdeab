import { fileURLToPath } from 'node:url'

/** The folder of the built web app. */
export const WEB_ROOT = fileURLToPath(new URL('../../web/build/client', import.meta.url))
