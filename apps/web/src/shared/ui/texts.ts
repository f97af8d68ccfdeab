export const BREADCRUMB_TEXTS = {
  label: 'Breadcrumb',
  home: 'Home',
} as const
