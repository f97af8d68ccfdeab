import { toCount, toNumber } from '#platform/format/numbers.ts'

export const DOWNLOAD_ITEMS_TEXTS = {
  title: 'Download as ZIP',
  description: 'The ZIP file has one text file for each.',
  fileName: { list: 'wordloom-lists.zip', result: 'wordloom-results.zip' },
  progress: 'Progress of the download',
  finished: (count: number, of: number) => `${toNumber(count)} of ${toNumber(of)}`,
  failed: 'Failed to make the ZIP file',
  retry: 'Try again',
  tooLarge: (count: number, most: number) =>
    `${toCount(count, 'result')} with more than ${toNumber(most)} combinations can't be in the ZIP file. Download each from its menu.`,
  rest: 'Download the Others',
  done: 'ZIP file downloaded',
} as const
