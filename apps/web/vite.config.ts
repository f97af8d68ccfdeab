import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page stands in. The root itself stays apart: its style sheet is named by it. So does the entry: in a file with
 * something else it would run together with that, before what it needs is there.
 */
const FRAME = new RegExp(
  [
    'features/chrome/(top-bar|footer|route-announcer|skip-link)',
    'src/routes/page\\.tsx',
    'shared/document/(early-drop|early-press|keep-offline|own-path|site-address|theme|use-is-alive)',
    'shared/ui/notifications',
    'shared/user/watch-session',
    'contract/src/(limits|combining)',
  ].join('|'),
)

/** What pages to read are made of. */
const READING = new RegExp(
  [
    'shared/ui/(breadcrumb|text-link|rich-text|woven-rule|kbd|texts)',
    'shared/examples/',
    'shared/document/(page-meta|structured-data)',
  ].join('|'),
)

/** What asks the server, and keeps what was typed when it answers that nobody is signed in. */
const QUERY =
  /node_modules\/@tanstack\/(query-core|react-query)\/|shared\/lib\/(use-query|query-client|failure)|shared\/kept-work\/(kept-work|work-keeper|work-note|use-kept)\.ts|shared\/library\/create-key/

/** What is said to the server of an account and of signing in, and what forms about that are made of. */
const ACCOUNT = new RegExp(
  [
    'contract/src/(account-fields|account-messages|accounts|api-tokens|second-factor|sessions)',
    'shared/account/',
    'shared/passkeys/passkeys-possible',
  ].join('|'),
)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), fontsNeverLate()],
  // For Radix, which holds the page still behind a dialog by it.
  resolve: { alias: { 'react-style-singleton': toPath('./src/shared/ui/adopted-style.ts') } },
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what is needed together: smaller than its parts, and fewer to ask for and to name in each page.
          groups: [
            // Few releases change it: browsers keep it.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 9 },
            { name: 'frame', test: FRAME, priority: 8 },
            { name: 'reading', test: READING, priority: 7 },
            { name: 'icons', test: /shared\/ui\/icons\.tsx/, priority: 7 },
            { name: 'query', test: QUERY, priority: 6 },
            { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/(endpoint|user)\.ts/, priority: 5 },
            { name: 'dialogs', test: /node_modules\/@radix-ui\/react-dialog\//, priority: 4 },
            { name: 'menus', test: /node_modules\/@radix-ui\/react-dropdown-menu\//, priority: 3 },
            {
              name: 'forms',
              test: /shared\/(form\/|ui\/(code-field|text-field|password-field|submit-button))/,
              priority: 2,
            },
            { name: 'account', test: ACCOUNT, priority: 1 },
          ],
        },
      },
    },
  },
})

function toPath(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * The font packages let letters change when a font comes late, and with them where lines end: what is read moves. With
 * this a page keeps the letters that it began with, and the next has the font. Letters of one width may change.
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
