import { toScriptUrl } from '#platform/lib/trusted-types.ts'
import { showToast } from '../toast/toast.ts'

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(toScriptUrl('/service-worker.js'))
    followUpdates(registration, offer)
  } catch {
    // The browser forbids service workers here, as in some private windows. The page still works online.
  }
}

/** Offers each version that waits to replace an active one. The first version replaces nothing. */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  offerVersion: (next: ServiceWorker) => void,
): void {
  const offerWaiting = () => {
    // While it installs, the first version waits too, for a moment.
    if (registration.active !== null && registration.waiting !== null) offerVersion(registration.waiting)
  }
  const watch = () => registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  watch()
  registration.addEventListener('updatefound', watch)
}

function offer(next: ServiceWorker): void {
  showToast({
    title: 'A new version is ready',
    description: 'Your words are kept.',
    isLasting: true,
    action: { label: 'Reload', run: () => takeOver(next) },
  })
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  next.postMessage({ type: 'take-over' })
}
