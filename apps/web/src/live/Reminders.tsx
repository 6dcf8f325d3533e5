import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { isUnreachable } from '../api/problem.ts';
import { matchTitle, personalPage } from '../games/manifests.ts';
import { isUnfinished, type MyMatch, remoteMatch } from '../home/matchOrder.ts';
import { useTexts } from '../i18n/texts.ts';
import { callBack, forgetCall } from '../match/useReminder.ts';
import { usePresence } from './me.ts';
import { useWaiting } from './waiting.ts';

/** How often to look. Browsers let a page behind others do so once a minute. */
const EVERY_MS = 60_000;

/**
 * Looks every minute at which tables it is one's turn, whatever page of the site is open: a notice of the browser for each new one
 * while nobody looks at the page, and their number on the icon of the app. It is there for whoever wants to be reminded.
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
      tell([], body);
    };
  }, [player, body]);
  return null;
}

async function lookFor(player: string, body: string): Promise<void> {
  try {
    const mine = (await api.matches('mine')).map((info) => remoteMatch(info, player));
    tell(
      mine.filter((match) => match.isMyTurn && isUnfinished(match) && personalPage(match.info.game) === undefined),
      body,
    );
  } catch (error) {
    // Without a server nothing new waits; the next look may find it back.
    if (!isUnreachable(error)) throw error;
  }
}

function tell(waiting: readonly MyMatch[], body: string): void {
  const known = useWaiting.getState().at;
  const at = waiting.map(({ to }) => to);
  for (const { to, info } of waiting) {
    // A table that is open calls for itself.
    if (!known.includes(to) && to !== location.pathname) callBack(matchTitle(info), body, to);
  }
  for (const to of known) if (!at.includes(to) && to !== location.pathname) forgetCall(to);
  useWaiting.setState({ at });
  showBadge(at.length);
}

/** On the icon of an app that was installed; elsewhere there is none. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch((error: unknown) => console.info('No badge:', error));
}
