import type { TranslateFn } from '@tessera/text';
import { useWhereabouts } from './character/place.ts';
import { ScreenLink } from './parts/ScreenLink.tsx';
import { SCREENS } from './screens.ts';

interface ScreenTabsProps {
  readonly t: TranslateFn;
  /** Number of open choices, shown beside "build". */
  readonly open: number;
  readonly className: string;
}

/** Tabs of a character's screens. They are links, so that back navigation and bookmarks work. */
export function ScreenTabs({ t, open, className }: ScreenTabsProps) {
  const { screen } = useWhereabouts();
  return (
    <nav className={`flex gap-2 ${className}`} aria-label={t('desk.screens')}>
      {SCREENS.map(({ path, title }) => (
        <ScreenLink key={path} screen={path} className={TAB} aria-current={path === screen ? 'page' : undefined}>
          {t(title)}
          {path === 'build' && open > 0 && (
            <span
              className="min-w-5 px-1 border border-control rounded-[6px] text-note text-center"
              title={t('desk.open', { n: open })}
            >
              {open}
            </span>
          )}
        </ScreenLink>
      ))}
    </nav>
  );
}

const TAB =
  'fe-tab flex items-center gap-1.5 min-h-11 px-3 border-b-2 border-b-transparent text-muted no-underline ' +
  'hover:text-ink aria-[current]:border-b-ink aria-[current]:text-ink aria-[current]:font-semibold';
