import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page stands in. The root itself stays apart: its style sheet is named by it. */
const FRAME = new RegExp(
  [
    'features/chrome/(top-bar|footer|route-announcer|skip-link)',
    'shared/document/(keep-offline|nonce|own-path|site-address|theme)',
    'shared/ui/notifications',
    'shared/user/watch-session',
    'contract/src/(limits|combining)',
    'node_modules/get-nonce/',
  ].join('|'),
)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
            { name: 'frame', test: FRAME, priority: 2 },
            {
              name: 'reading',
              test: /shared\/(ui\/reading-page|examples\/|document\/(page-meta|structured-data))/,
              priority: 1,
            },
            { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
            { name: 'dialogs', test: /node_modules\/@radix-ui\/react-dialog\// },
            { name: 'menus', test: /node_modules\/@radix-ui\/react-dropdown-menu\// },
          ],
        },
      },
    },
  },
})
