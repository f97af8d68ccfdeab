import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { answerOffline } from './offline-page.ts'
import { acceptDownload, takeDownload } from './stream-download.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] }

// First of all: the address of a download is made up and must not reach the network.
self.addEventListener('fetch', (event) => {
  if (takeDownload(event)) event.stopImmediatePropagation()
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(acceptDownload(event))
})

// The first version takes the open page at once; a later one waits until it is asked, so that no page ever mixes two.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page is kept with its headers: its policy names the scripts of this very text.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch(() => answerOffline()))
})
