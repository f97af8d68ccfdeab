import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
})
