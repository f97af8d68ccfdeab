import type { Appearance } from '@stripe/stripe-js'
import type { Theme } from '../../../shared/document/theme.ts'

/** Stripe draws its fields in iframes, which can't see the page's styles. */
export function toAppearance(theme: Theme): Appearance {
  const color = (name: string) => readColor(name, theme)
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '15px',
      borderRadius: '8px',
      colorPrimary: color('accent'),
      colorBackground: color('card'),
      colorText: color('ink'),
      colorTextSecondary: color('soft'),
      colorTextPlaceholder: color('faint'),
      colorDanger: color('danger'),
    },
  }
}

/** The style sheet stores both themes in one value: `light-dark(#2563eb, #6b9bff)`. */
function readColor(name: string, theme: Theme): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()
  const [, light = value, dark = value] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? []
  return theme === 'dark' ? dark : light
}
