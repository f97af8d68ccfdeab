import { ensurePrograms } from './programs.mjs'

/** Fails on CI if a browser is missing; elsewhere, only warns. WebKit's small browser comes with its driver. */
export async function ensureEngines() {
  await ensurePrograms(['firefox-esr'], 'journeys in Firefox are')
  const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
  await ensurePrograms(Object.keys(packages), 'journeys in WebKit are', packages)
}

/** Fails on CI if LibreOffice is missing; elsewhere, only warns. */
export async function ensureOffice() {
  await ensurePrograms(['soffice'], 'workbooks are', { soffice: 'libreoffice-calc' })
}
