export const COPY_FAILURE_TEXTS = {
  tooLarge: (rows: string, megabytes: number) =>
    `A clipboard holds up to ${rows} combinations or ${megabytes} MB. Use Export instead: it has no limit.`,
  failed: 'Failed to copy to clipboard. Use Export instead.',
} as const
