import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import monoUrl from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { NONCE_PLACEHOLDER } from './shared/document/nonce.ts'
import { THEME_SCRIPT } from './shared/document/theme.ts'
import './app.css'

export const links: LinksFunction = () => [
  ...[interUrl, monoUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={NONCE_PLACEHOLDER}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, run before the first paint.
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={NONCE_PLACEHOLDER} />
        <Scripts nonce={NONCE_PLACEHOLDER} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
