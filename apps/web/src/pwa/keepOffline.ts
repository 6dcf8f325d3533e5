import { t } from '../i18n/texts.ts';
import { toasts } from '../shell/toasts.ts';

/** Keeps the site on this device, and asks before a newer version takes its place. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first worker takes the page over too; only a later one means that the page is out of date.
  let isUpdate = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) location.reload();
    isUpdate = true;
  });
  // Not before the page is there: keeping the whole site must not slow the first visit down.
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
    // Private windows and odd certificates forbid it: the site then works as long as the server does.
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
