import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { EARLY_EVENTS_SCRIPT, replayEarlyEvents } from '#platform/document/early-events.ts'
import { siteAddress } from '#platform/document/site-address.ts'
import { THEME_SCRIPT } from '#platform/document/theme.ts'
import { SIGN_IN_STATE_SCRIPT } from '#platform/user/sign-in-state.ts'
import { watchSession } from '#platform/user/watch-session.ts'
import { Footer } from '#site/chrome/footer.tsx'
import { IMPERSONATION_SCRIPT } from '#site/chrome/impersonation/impersonation-hint.ts'
import { RouteAnnouncer } from '#site/chrome/route-announcer.tsx'
import { TopBar } from '#site/chrome/top-bar.tsx'
import { keepOffline } from '#ui/offline/keep-offline.ts'
import { Notifications } from '#ui/toast/notifications.tsx'
import './app.css'

/** These inline scripts run before hydration, which leaves them as they were prerendered. */
const EARLY_SCRIPTS = import.meta.env.SSR
  ? [THEME_SCRIPT, SIGN_IN_STATE_SCRIPT, IMPERSONATION_SCRIPT, EARLY_EVENTS_SCRIPT].join(';')
  : ''

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  // Pages with words preload the monospaced font themselves.
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-site={siteAddress()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, run before the first paint.
          dangerouslySetInnerHTML={{ __html: EARLY_SCRIPTS }}
        />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171a21" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    keepOffline()
    // Tells end-to-end tests that the page is hydrated.
    document.documentElement.setAttribute('data-alive', '')
    // Pages start their own tasks first.
    setTimeout(replayEarlyEvents)
    return watchSession()
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <Outlet />
      <Footer />
      <RouteAnnouncer />
      <Notifications />
    </div>
  )
}
