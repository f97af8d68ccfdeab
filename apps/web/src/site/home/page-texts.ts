export const HOME_TEXTS = {
  description:
    'Build and manage keyword and phrase combinations in seconds. Every combination of your words, at any size, in your browser and without an account.',
} as const
