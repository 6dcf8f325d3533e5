import { useId } from 'react';
import { useDesk } from '../desk/desk.ts';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { SCREENS } from '../screens.ts';
import { TakeBack } from './TakeBack.tsx';

/** The way to the other screens, where the foot of the screen belongs to the sheet's own tabs. */
export function ScreenMenu() {
  const { say } = useDesk();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="grid flex-none place-items-center min-w-11 min-h-11 rounded-control text-muted aria-pressed:bg-raised aria-pressed:text-ink"
        popoverTarget={id}
        aria-label={say('desk.screens')}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      <nav
        id={id}
        popover="auto"
        className="fe-screen-menu [&_kbd]:hidden fixed top-12 right-2 bottom-auto left-auto min-w-48 p-1 border border-control rounded-panel bg-raised shadow-float text-ink"
        aria-label={say('desk.screens')}
      >
        <TakeBack />
        {SCREENS.filter(({ path }) => path !== 'sheet').map(({ path, title }) => (
          <ScreenLink key={path} screen={path}>
            {say(title)}
          </ScreenLink>
        ))}
      </nav>
    </>
  );
}
