import type { Say } from '@tessera/text';
import { useWhereabouts } from './desk/place.ts';
import { ScreenLink } from './parts/ScreenLink.tsx';
import { SCREENS } from './screens.ts';

interface ScreenTabsProps {
  readonly say: Say;
  /** How many choices are open, to be shown beside "build". */
  readonly open: number;
  readonly className: string;
}

/** The way between the screens of a character. They are addresses, so that back and bookmarks work. */
export function ScreenTabs({ say, open, className }: ScreenTabsProps) {
  const { screen } = useWhereabouts();
  return (
    <nav className={`fe-tabs ${className}`} aria-label={say('desk.screens')}>
      {SCREENS.map(({ path, title }) => (
        <ScreenLink key={path} screen={path} className="fe-tab" aria-current={path === screen ? 'page' : undefined}>
          {say(title)}
          {path === 'build' && open > 0 && (
            <span className="fe-tab-count" title={say('desk.open', { n: open })}>
              {open}
            </span>
          )}
        </ScreenLink>
      ))}
    </nav>
  );
}
