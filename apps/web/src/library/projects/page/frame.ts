export const PROJECT_PAGE = 'mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8'
