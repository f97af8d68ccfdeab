import { toScriptUrl } from '../lib/trusted-types.ts'
import { showToast } from '../ui/toast.ts'

/** Lets the page work without a network from its second visit on, and offers a new version when there is one. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(toScriptUrl('/service-worker.js'))
    if (registration.waiting !== null) offer(registration.waiting)
    watch(registration)
    registration.addEventListener('updatefound', () => watch(registration))
  } catch {
    // The browser forbids service workers here (a private window, say): the page works, online only.
  }
}

/** The first version has nothing to replace; a later one is offered when it is all there. */
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
