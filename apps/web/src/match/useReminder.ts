import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useSettings } from '../settings/settings.ts';

/** Calls somebody back who looks at something else just now, when it becomes their turn at a table that is still open. */
export function useReminder(isMyTurn: boolean, title: string): void {
  const { t } = useTexts();
  const isWanted = useSettings(({ remind }) => remind);
  const body = t('match.yourTurn');
  useEffect(() => {
    if (!isMyTurn || !isWanted) return;
    const tag = location.pathname;
    callBack(title, body, tag);
    return () => forgetCall(tag);
  }, [isMyTurn, isWanted, title, body]);
}

/** Shows a notice of the browser to whoever does not look at the page; its tag is the address that it leads to. */
export function callBack(title: string, body: string, tag: string): void {
  if (!document.hidden || !mayRemind()) return;
  void navigator.serviceWorker.ready.then((worker) =>
    worker.showNotification(title, { body, tag, icon: '/icon-192.png' }),
  );
}

/** Takes a notice back that nobody needs any more. */
export function forgetCall(tag: string): void {
  if (!mayRemind()) return;
  void navigator.serviceWorker.ready.then((worker) => forget(worker, tag));
}

/** Whether this browser shows such things, and whether it was allowed to. */
function mayRemind(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator && Notification.permission === 'granted';
}

/** Asks whether it may; whether it may from now on. */
export async function askToRemind(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

async function forget(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notification of await worker.getNotifications({ tag })) notification.close();
}
