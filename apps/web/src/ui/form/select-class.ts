export const SELECT =
  'min-h-9 max-w-full cursor-pointer rounded-md border border-edge bg-card px-2.5 text-sm font-medium focus-visible:z-10'
