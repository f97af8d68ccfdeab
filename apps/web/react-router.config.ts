import type { Config } from '@react-router/dev/config'
import { DEMO_MAIL_PATH, MEMBER_PATHS, PUBLIC_PATHS } from '@wordloom/contract'

/** Pages that the server answers with in place of others: of any project, of a sign-in that failed, of no page. */
const STAND_INS = ['/projects/0', '/sign-in-incomplete', '/sign-in-unavailable', '/404']

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...PUBLIC_PATHS, ...MEMBER_PATHS, DEMO_MAIL_PATH, ...STAND_INS],
  subResourceIntegrity: true,
} satisfies Config
