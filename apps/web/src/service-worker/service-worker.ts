import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { answerOffline } from './offline-page.ts'
import { acceptDownload, takeDownload } from './stream-download.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

// This listener comes first: download URLs don't exist on the server, so they must not reach the network.
self.addEventListener('fetch', (event) => {
  if (takeDownload(event)) event.stopImmediatePropagation()
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(acceptDownload(event))
})

// The first version controls open pages immediately. Later ones wait to be asked, so that no page mixes two.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The cache keeps the headers too, because the content security policy names the scripts of this exact page.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch(() => answerOffline()))
})
