import { fileURLToPath } from 'node:url'
import { GUIDE_PATHS } from '@wordloom/contract'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

const source = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url))
const bundles = fileURLToPath(new URL('../build/service-worker/', import.meta.url))
const pages = fileURLToPath(new URL('../build/client/', import.meta.url))

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: bundles,
    lib: { entry: source, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
  },
})

const { count, size, warnings } = await injectManifest({
  swSrc: `${bundles}service-worker.js`,
  swDest: `${pages}service-worker.js`,
  globDirectory: pages,
  globPatterns: ['**/*.{html,data,js,css,woff2,svg,ico,png,webmanifest}'],
  // Leave out the plans page, whose policy depends on settings, and files that most visits don't need.
  globIgnores: [
    '__spa-fallback.html',
    '404/**',
    'dev/**',
    'for/**',
    'subscription/**',
    'tools/**',
    'tools.data',
    'assets/{campaigns,products,negatives,domains,pack,comparison,ngrams}.worker-*',
    'assets/{any-ascii,guess-encoding}-*',
    'pictures/**',
    'service-worker.js',
    ...GUIDE_PATHS.flatMap((path) => [`${path.slice(1)}/**`, `${path.slice(1)}.data`]),
    'assets/*-{cyrillic,cyrillic-ext,greek,greek-ext,latin-ext,vietnamese}-*.woff2',
  ],
  // Asset file names already contain a hash of their content.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 5_000_000,
  manifestTransforms: [
    (entries) => ({
      manifest: entries.map((entry) => ({
        ...entry,
        url: `/${entry.url.replace(/(^|\/)index\.html$/, '')}`,
      })),
      warnings: [],
    }),
  ],
})
if (warnings.length > 0) throw new Error(`The service worker cannot keep everything: ${warnings.join(' ')}`)
console.log(`Service worker: keeps ${count} files, ${(size / 1e6).toFixed(1)} MB`)
