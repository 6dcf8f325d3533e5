import { useWhereabouts } from './desk/useWhereabouts.ts';
import { hashOf, SCREENS } from './screens.ts';
import type { Say } from './speech.ts';

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
      {SCREENS.map((id) => (
        <a key={id} href={hashOf(id)} className="fe-tab" aria-current={id === screen ? 'page' : undefined}>
          {say(`screen.${id}`)}
          {id === 'build' && open > 0 && (
            <span className="fe-tab-count" title={say('desk.open', { n: open })}>
              {open}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
