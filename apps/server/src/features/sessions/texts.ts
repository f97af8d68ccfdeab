export const DEVICE_TEXTS = {
  unknown: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const
