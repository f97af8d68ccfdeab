import { toScriptUrl } from '../lib/trusted-types.ts'
import { showToast } from '../ui/toast/toast.ts'

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(toScriptUrl('/service-worker.js'))
    if (registration.waiting !== null) offer(registration.waiting)
    watch(registration)
    registration.addEventListener('updatefound', () => watch(registration))
  } catch {
    // The browser forbids service workers here, as in some private windows. The page still works online.
  }
}

/** The first version replaces nothing, so only later ones are offered. */
function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (installing === null || active === null) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(installing)
  })
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
