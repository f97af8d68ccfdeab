import { defineConfig, type Project } from '@playwright/test'
import journeys from './playwright.config.ts'

const VIEWS: Project[] = [
  { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: '768', use: { viewport: { width: 768, height: 1024 } } },
  { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'forced',
    use: { viewport: { width: 1440, height: 900 }, contextOptions: { forcedColors: 'active' } },
  },
]

export default defineConfig({
  ...journeys,
  testDir: 'gallery',
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  projects: VIEWS,
})
