const DEVICE_TEXTS = {
  unknown: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const

/** The order matters: a browser also names the browsers it imitates. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
]

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

export function toDeviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser === null || system === null) return browser ?? system ?? DEVICE_TEXTS.unknown
  return DEVICE_TEXTS.on(browser, system)
}

function nameIn(marks: readonly [string, RegExp][], userAgent: string): string | null {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
}
