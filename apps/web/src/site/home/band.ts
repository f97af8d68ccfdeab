export const BAND =
  'mx-auto grid max-w-(--page) gap-x-16 gap-y-8 px-4 py-12 sm:px-8 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]'
