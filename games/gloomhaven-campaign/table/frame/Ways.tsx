import { classes, Icon, Pressable, scrollable } from '@tessera/ui';
import { check, hexagon, lock } from '@tessera/ui/icons';
import type { PageName } from '../model/page.ts';
import { countPlaces, placesOf } from '../model/places.ts';
import type { CampaignTableModel } from '../tableModel.ts';
import { PILL } from './pressable.ts';

/** Navigation between map, chart and history, with the number of places by state. */
export function Ways({ table }: { readonly table: CampaignTableModel }) {
  const { view, t, page, isNarrow } = table;
  const counts = countPlaces(placesOf(view));
  const ways: readonly PageName[] = ['map', 'chart', 'history'];
  return (
    <nav
      ref={scrollable}
      aria-label={t('ways')}
      className="flex items-center gap-2 overflow-x-auto border-hairline border-b bg-surface px-3 py-2"
    >
      {ways.map((name) => (
        <Pressable
          key={name}
          aria-current={page.name === name ? 'page' : undefined}
          onClick={() => table.go({ name })}
          className={classes(PILL, 'flex-none bg-transparent px-4 text-ink aria-[current]:font-semibold')}
        >
          {t(name)}
        </Pressable>
      ))}
      {!isNarrow && (
        <ul className="m-0 ml-auto flex list-none gap-4 p-0 text-note">
          <li className="inline-flex items-center gap-1.5">
            <Icon of={check} size={14} className="text-good" />
            {t('countWon', { count: counts.won })}
          </li>
          <li className="inline-flex items-center gap-1.5">
            <Icon of={hexagon} size={14} className="text-act-line" />
            {t('countOpen', { count: counts.open })}
          </li>
          <li className="inline-flex items-center gap-1.5 text-muted">
            <Icon of={lock} size={14} />
            {t('countSealed', { count: counts.sealed })}
          </li>
        </ul>
      )}
    </nav>
  );
}
