import { PUBLIC_PATHS } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aMember, aVerifiedMember, signInAsAdministrator } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

const FOOTER = [
  '/features',
  '/tools',
  '/about',
  '/how-to-use',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/dashboard',
]

test('a visitor finds the links to sign in and to the product pages', async ({ page }) => {
  await new GeneratorPage(page).open()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: 'Sign up to save your word lists and results' }),
  ).toHaveAttribute('href', '/signup')
  const footer = page.getByRole('contentinfo')
  for (const path of FOOTER) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login')
  await expect(footer.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/api/login?intent=signup',
  )
  await footer.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
})

test('a visitor navigates the product pages from the top bar, which marks the current page', async ({
  page,
  isMobile,
}) => {
  await new GeneratorPage(page).open()
  const bar = page.getByRole('banner')
  const open = async () => {
    if (isMobile) await bar.getByRole('button', { name: 'Menu' }).click()
  }
  await open()
  const places = bar.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(places).toHaveText(['Features', 'Guides', 'Tools', 'Pricing', 'How to Use', 'FAQ'])
  await expect(places.filter({ hasText: 'Guides' })).toHaveAttribute('href', '/features#guides')
  await places.filter({ hasText: 'How to Use' }).click()
  await expect(page).toHaveURL('/how-to-use')
  if (isMobile) await expect(places).toHaveCount(0)
  await open()
  await expect(places.filter({ hasText: 'How to Use' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'How to Use' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the logo stays in place on every page', async ({ page, isMobile }) => {
  test.slow()
  await aVerifiedMember(page)
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 780 })
  const places = new Set<number | undefined>()
  for (const path of [...PUBLIC_PATHS, '/dashboard', '/projects', '/account', '/subscription']) {
    await page.goto(path)
    places.add((await page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).boundingBox())?.x)
  }
  expect([...places]).toEqual([isMobile ? 16 : 32])
})

test('a member returns to the generator from the top bar', async ({ page, isMobile }) => {
  test.skip(isMobile, 'narrow screens have the account menu instead')
  await aVerifiedMember(page)
  await page.goto('/dashboard')
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(places).toHaveText(['Generator', 'Features', 'Tools', 'Dashboard', 'Projects'])
  await expect(places.and(page.locator('[aria-current]'))).toHaveText('Dashboard')
  await places.filter({ hasText: 'Generator' }).click()
  await expect(page).toHaveURL('/')
  await expect(places.and(page.locator('[aria-current]'))).toHaveText('Generator')
})

test('the first Tab offers to skip the top bar', async ({ page }) => {
  await new GeneratorPage(page).open()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').locator('a, button, input, textarea, [tabindex="0"]').first(),
  ).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('the top bar fits on one line on a phone', async ({ page }) => {
  for (const width of [320, 360, 390, 414]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64)
  }
})

test('the content of each page begins below the logo', async ({ page, isMobile }) => {
  test.skip(isMobile, 'all content is as wide as a narrow screen')
  await aVerifiedMember(page)
  for (const path of [
    ...['/features', '/about', '/faq', '/contact', '/how-to-use', '/privacy', '/google-ads-guide'],
    ...['/api/docs', '/dashboard', '/projects', '/subscription'],
  ]) {
    await page.goto(path)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Wordloom' }).first()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const distance = async () =>
      ((await heading.boundingBox())?.x ?? 0) - ((await logo.boundingBox())?.x ?? 0)
    await expect.poll(distance, path).toBeCloseTo(0, 0)
  }
})

test("the account menu shows the account's name and its links work", async ({ page }) => {
  const { email } = await aVerifiedMember(page, { firstName: 'ada', lastName: 'Lovelace' })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Account menu' })
  await expect(button).toHaveText('A')
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('ada Lovelace')
  await expect(menu).toContainText(email)
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Features',
    'Tools',
    'How to Use',
    'FAQ',
    'Generator',
    'Dashboard',
    'Projects',
    'Subscription',
    'Account',
    'Sign out',
  ])
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout')
  await menu.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
})

test('without a name, the account menu and the avatar use the email address', async ({ page }) => {
  const { email } = await aVerifiedMember(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
  const button = page.getByRole('button', { name: 'Account menu' })
  await expect(button).toHaveText('A')
  await button.click()
  await expect(page.getByRole('menu').getByText(email, { exact: true })).toHaveCount(1)
})

test('the account menu works by keyboard and returns the focus', async ({ page }) => {
  await aVerifiedMember(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Account menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('an administrator finds the admin panel in the account menu', async ({ page }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
})

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile === true, 'the menu of the account leads there on a phone')

  test('the top bar links to what signed-in users need most', async ({ page }) => {
    await aVerifiedMember(page)
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link')).toHaveText([
      'Wordloom',
      'Generator',
      'Features',
      'Tools',
      'Dashboard',
      'Projects',
      'Sign Out',
    ])
    // Before hydration, links load the next page in full.
    await page.locator('html[data-alive]').waitFor()
    await bar.getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused()
    await expect(bar.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('link', { name: 'Sign Out' })).toHaveCount(0)
  })

  test('an administrator has a link to the admin panel too', async ({ page }) => {
    await signInAsAdministrator(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveAttribute(
      'href',
      '/admin',
    )
  })
})

test('the top bar is right from the first paint, and nothing moves once the user has loaded', async ({
  page,
}) => {
  await aVerifiedMember(page, { firstName: 'Ada' })
  let letScriptsThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letScriptsThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  const places = [
    page.getByRole('switch', { name: 'Dark theme' }),
    page.getByRole('heading', { name: 'Word Lists' }),
  ]
  const whereTheyAre = () => Promise.all(places.map((place) => place.boundingBox()))
  const before = await whereTheyAre()
  letScriptsThrough()
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await whereTheyAre()).toEqual(before)
})

test('nothing is cut off on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password', '/sign-in-unavailable']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widest(), path).toBeLessThanOrEqual(320)
  }
  await aMember(page)
  await page.goto('/verify-email')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await widest()).toBeLessThanOrEqual(320)
})
