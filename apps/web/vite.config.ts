import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Modules that every page uses. The root stays out, because its chunk names its style sheet. So does the entry: in a
 * chunk with other code, it would run before what it needs has loaded.
 */
const FRAME = new RegExp(
  [
    'src/site/chrome/(top-bar|footer|route-announcer|skip-link)',
    'src/routes/page\\.tsx',
    'src/platform/document/(early-events|canonical-path|site-address|theme|use-is-alive)',
    'src/ui/offline/keep-offline',
    'src/ui/toast/notifications',
    'src/platform/lib/(kept-text|listeners)',
    'src/platform/user/watch-session',
    'contract/src/(limits|recipe/combining)',
  ].join('|'),
)

const READING = new RegExp(
  [
    'src/ui/(pages/breadcrumb|text/(text-link|rich-text|kbd|tinted-combination)|texts|column-colors)',
    'src/platform/format/numbers',
    'contract/src/library/generator-texts',
    'src/platform/document/(page-meta|structured-data)',
    'contract/src/site/pages',
  ].join('|'),
)

/** Queries, workers, keeping typed text when a session turns out to have expired, and dialogs that load when needed. */
const QUERY =
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation))|node_modules\/comlink\/|platform\/lib\/(use-query|query-client|failure|worker-link)|platform\/kept-work\/(kept-work|kept-values|work-note|use-kept)\.ts|src\/ui\/(\w+\/)?lazy-with-preload/

const ACCOUNT = new RegExp(
  [
    'contract/src/accounts/(account-fields|account-messages|accounts|api-tokens|second-factor|sessions)',
    'src/account/[^/]+$',
    'src/account/passkeys/passkeys-possible',
  ].join('|'),
)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), fontsNeverLate()],
  // Radix uses this package to lock scrolling behind a dialog.
  resolve: { alias: { 'react-style-singleton': toPath('./src/ui/dialog/style-singleton.ts') } },
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // The content security policy forbids data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: toChunkName,
        codeSplitting: {
          // One chunk for code that loads together is smaller and needs fewer requests and preload tags.
          groups: [
            // These packages rarely change, so browsers can keep them cached.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 9 },
            { name: 'frame', test: FRAME, priority: 8 },
            { name: 'reading', test: READING, priority: 7 },
            { name: 'examples', test: /src\/generator\/examples\//, priority: 6 },
            { name: 'icons', test: /src\/ui\/icons\/icons\.tsx/, priority: 7 },
            { name: 'query', test: QUERY, priority: 6 },
            {
              name: 'schemas',
              test: /node_modules\/zod\/|contract\/src\/(endpoint|accounts\/user)\.ts/,
              priority: 5,
            },
            { name: 'dialogs', test: /node_modules\/@radix-ui\/react-dialog\//, priority: 4 },
            // Whatever lists the export formats shows them in a menu.
            {
              name: 'menus',
              test: /node_modules\/@radix-ui\/react-dropdown-menu\/|contract\/src\/library\/export-files/,
              priority: 3,
            },
            {
              name: 'forms',
              test: /src\/ui\/form\/(use-api-form|form-actions|code-field|text-field|password-field|submit-button)/,
              priority: 2,
            },
            { name: 'account', test: ACCOUNT, priority: 1 },
          ],
        },
      },
    },
  },
})

/** A shared chunk has the name of any of its modules, such as `texts`. Without it, everything that lists chunks is smaller. */
function toChunkName({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string {
  return isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
}

function toPath(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * By default, text reflows when a late font replaces the fallback. With `optional`, a page keeps the font it
 * started with, and the next page has the real one. The monospaced font may still swap, because its widths
 * don't change.
 */
function fontsNeverLate(): Plugin {
  return {
    name: 'fonts-never-late',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = String(file.source).replace(/@font-face\s*\{[^}]*Inter Variable[^}]*\}/g, (face) =>
          face.replace(/font-display:\s*swap/, 'font-display:optional'),
        )
      }
    },
  }
}
