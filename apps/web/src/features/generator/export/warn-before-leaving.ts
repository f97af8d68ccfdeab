/** Makes the browser ask before it closes the page. Call the returned function to stop that. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // The download itself starts as a navigation, which must not trigger the question.
  const timer = setTimeout(() => window.addEventListener('beforeunload', warn), 500)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('beforeunload', warn)
  }
}
