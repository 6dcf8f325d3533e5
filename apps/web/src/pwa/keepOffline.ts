import { t } from '../i18n/texts.ts';
import { toasts } from '../shell/toasts.ts';

/** Installs the service worker for offline use, and asks before a new version replaces the old one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first worker also takes control of the page. Only a later one means that the page is out of date.
  let isUpdate = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) location.reload();
    isUpdate = true;
  });
  // Register after the load event: caching the whole site must not slow down the first visit.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offer(registration));
    });
  } catch (error) {
    // Private windows and invalid certificates forbid it. The site then works only while the server is reachable.
    console.info('Not kept for offline use:', error);
  }
}

function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  toasts.show({
    id: 'update',
    kind: 'news',
    title: t('update.title'),
    detail: t('update.detail'),
    action: { label: t('update.reload'), run: () => waiting.postMessage('take-over') },
    sticky: true,
  });
}
