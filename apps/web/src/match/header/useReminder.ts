import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../settings/settings.ts';

/** Shows a notification when it becomes the player's turn while the page is in the background. */
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

/** Shows a browser notification while the page is hidden. Its tag is the address that it opens. */
export function callBack(title: string, body: string, tag: string): void {
  if (!document.hidden || !mayRemind()) return;
  void navigator.serviceWorker.ready.then((worker) =>
    worker.showNotification(title, { body, tag, icon: '/icon-192.png' }),
  );
}

/** Closes a notification that is out of date. */
export function forgetCall(tag: string): void {
  if (!mayRemind()) return;
  void navigator.serviceWorker.ready.then((worker) => forget(worker, tag));
}

/** Checks whether the browser supports notifications and the user has allowed them. */
function mayRemind(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator && Notification.permission === 'granted';
}

/** Asks the user to allow notifications and returns the answer. */
export async function askToRemind(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

async function forget(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notification of await worker.getNotifications({ tag })) notification.close();
}
