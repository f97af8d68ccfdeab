import type { Page } from '@playwright/test'
import { DEMO_MAIL_PATH, MEMBER_PATHS, PUBLIC_PATHS } from '@wordloom/contract'
import { IS_CLUSTER } from '../../fixtures/address.ts'
import { expect } from '../../fixtures/test.ts'
import { test } from '../../scenes/casts.ts'
import type { Cast } from '../../scenes/scene.ts'

const NO_PAGE = '/no-such-page'

const DEMO_PATHS = IS_CLUSTER ? [] : [DEMO_MAIL_PATH]

/** Pages that differ per cast. Only visitors try the other pages, which are the same for everyone. */
const OWN_PATHS = ['/', '/login', '/signup', ...MEMBER_PATHS, ...DEMO_PATHS, NO_PAGE]

interface Visit {
  readonly paths: readonly string[]
  readonly leads: Readonly<Record<string, string | null>>
}

const VISITS: Readonly<Partial<Record<Cast, Visit>>> = {
  visitor: {
    paths: OWN_PATHS,
    leads: {
      ...Object.fromEntries(MEMBER_PATHS.map((path) => [path, '/login'])),
      '/second-step': '/second-step',
      '/verify-email': '/',
    },
  },
  unverified: {
    paths: OWN_PATHS,
    leads: {
      ...Object.fromEntries(
        ['/', '/login', '/signup', '/second-step'].map((path) => [path, '/verify-email']),
      ),
      '/admin': null,
      '/admin/audit-log': null,
    },
  },
  newcomer: {
    paths: [...new Set([...PUBLIC_PATHS, ...OWN_PATHS])],
    leads: {
      ...Object.fromEntries(
        ['/login', '/signup', '/second-step', '/verify-email'].map((path) => [path, '/']),
      ),
      '/admin': null,
      '/admin/audit-log': null,
    },
  },
  administrator: {
    paths: OWN_PATHS,
    leads: Object.fromEntries(
      ['/login', '/signup', '/second-step', '/verify-email'].map((path) => [path, '/']),
    ),
  },
}

for (const [cast, { paths, leads }] of Object.entries(VISITS)) {
  test.describe(() => {
    test.use({
      cast: cast as Cast,
      contextOptions: { reducedMotion: 'reduce' },
      // One path does not exist, and no sign-in is waiting at the other.
      expectedComplaints: [/status of 404 .*(no-such-page|second-step)/],
    })

    test(`K01 every page opens without errors, under its own title: ${cast}`, async ({ page }) => {
      test.slow()
      for (const path of paths) {
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(path === NO_PAGE ? 404 : 200)
        const place = path in leads ? leads[path] : path
        await expect(page, path).toHaveTitle(await titleOf(page, place ?? NO_PAGE))
        await expect(page, path).toHaveURL((address) => address.pathname === (place ?? path))
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      }
    })
  })
}

async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}
