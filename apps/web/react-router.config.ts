import type { Config } from '@react-router/dev/config'
import { PUBLIC_PATHS } from '@wordloom/contract'

export default {
  appDirectory: 'src',
  ssr: false,
  // The server answers every unknown path with the page made for /404.
  prerender: [...PUBLIC_PATHS, '/404'],
  subResourceIntegrity: true,
} satisfies Config
