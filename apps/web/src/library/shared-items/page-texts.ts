export const SHARED_PAGE_TEXTS = {
  title: 'Shared link',
  description: 'A list, a result or a project that someone shared with you. You need no account to see it.',
  loading: 'Opening the link…',
} as const
