import type { Config } from '@react-router/dev/config'
import { DEMO_MAIL_PATH, MEMBER_PATHS, PUBLIC_PATHS, SIGN_IN_PROBLEMS } from '@wordloom/contract'

/** The server answers any project's URL, failed sign-ins and unknown URLs with these prebuilt pages. */
const STAND_INS = [
  '/projects/0',
  '/for/0',
  ...Object.values(SIGN_IN_PROBLEMS).map(({ path }) => path),
  '/404',
]

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...PUBLIC_PATHS, ...MEMBER_PATHS, DEMO_MAIL_PATH, ...STAND_INS],
  subResourceIntegrity: true,
} satisfies Config
