import { IconButton } from '@tessera/ui';
import { more } from '@tessera/ui/icons';
import { useId } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { SCREENS } from '../screens.ts';
import { TakeBack } from './TakeBack.tsx';

/** Menu of the other screens, for phones, where the sheet's tabs are at the bottom. */
export function ScreenMenu() {
  const { t } = useCharacter();
  const id = useId();
  return (
    <>
      <IconButton bare icon={more} label={t('desk.screens')} popoverTarget={id} />
      <nav
        id={id}
        popover="auto"
        className="fe-screen-menu [&_kbd]:hidden fixed top-12 right-2 bottom-auto left-auto min-w-48 p-1 border border-control rounded-panel bg-raised shadow-float text-ink"
        aria-label={t('desk.screens')}
      >
        <TakeBack />
        {SCREENS.filter(({ path }) => path !== 'sheet').map(({ path, title }) => (
          <ScreenLink key={path} screen={path}>
            {t(title)}
          </ScreenLink>
        ))}
      </nav>
    </>
  );
}
