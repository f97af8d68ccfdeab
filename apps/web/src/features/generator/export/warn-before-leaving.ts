/** Closing the page would leave a file incomplete: the browser asks first. Answers with what ends that. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // The download itself begins as a navigation, which must not be asked about.
  const timer = setTimeout(() => window.addEventListener('beforeunload', warn), 500)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('beforeunload', warn)
  }
}
