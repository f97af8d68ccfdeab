import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { acceptDownload, takeDownload } from './stream-download.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

const NOT_FOUND_PAGE = '/404'

// First of all: the address of a download is made up and must not reach the network.
self.addEventListener('fetch', (event) => {
  if (takeDownload(event)) event.stopImmediatePropagation()
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'take-over') event.waitUntil(self.skipWaiting())
  else acceptDownload(event)
})

// The first version takes the open page at once; a later one waits until it is asked, so that no page ever mixes two.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Only the page for unknown addresses may answer with a failure: that is its status.
addPlugins([
  {
    cacheWillUpdate: async ({ response }) =>
      response.ok || new URL(response.url).pathname === NOT_FOUND_PAGE ? response : null,
  },
])
// A page is kept with its headers: the nonce in its policy is the one in its text.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch(() => offlinePage()))
})

async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(NOT_FOUND_PAGE)
  return page ?? Response.error()
}
