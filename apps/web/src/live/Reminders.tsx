import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { matchTitle, personalPage } from '../games/manifests.ts';
import { isUnfinished, type MyMatch, remoteMatch } from '../home/matchOrder.ts';
import { useTexts } from '../i18n/texts.ts';
import { callBack, forgetCall } from '../match/header/useReminder.ts';
import { usePresence } from './me.ts';
import { useWaiting } from './waiting.ts';

/** Polling interval. Browsers let a background page run timers once per minute. */
const EVERY_MS = 60_000;

/**
 * Polls every minute for matches in which it is the player's turn, on any page of the site. Each new one gets a browser
 * notification while the page is hidden, and the app icon shows their number. Rendered only when reminders are on.
 */
export default function Reminders() {
  const { t } = useTexts();
  const body = t('match.yourTurn');
  const player = usePresence(({ me, reach }) => (reach === 'online' ? me?.id : undefined));
  useEffect(() => {
    if (player === undefined) return;
    const look = () => void lookFor(player, body);
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      notifyWaiting([], body);
    };
  }, [player, body]);
  return null;
}

async function lookFor(player: string, body: string): Promise<void> {
  try {
    const mine = (await api.matches('mine')).map((info) => remoteMatch(info, player));
    notifyWaiting(
      mine.filter((match) => match.isMyTurn && isUnfinished(match) && personalPage(match.info.game) === undefined),
      body,
    );
  } catch (error) {
    // Without a server nothing changes; the next poll may reach it again.
    if (!isUnreachable(error)) throw error;
  }
}

function notifyWaiting(waiting: readonly MyMatch[], body: string): void {
  const known = useWaiting.getState().at;
  const at = waiting.map(({ to }) => to);
  for (const { to, info } of waiting) {
    // The open table sends its own notification.
    if (!known.includes(to) && to !== location.pathname) callBack(matchTitle(info), body, to);
  }
  for (const to of known) if (!at.includes(to) && to !== location.pathname) forgetCall(to);
  useWaiting.setState({ at });
  showBadge(at.length);
}

/** Shows the number on the icon of an installed app; does nothing in a browser tab. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch((error: unknown) => console.info('No badge:', error));
}
