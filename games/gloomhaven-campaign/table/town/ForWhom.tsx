import { classIcon } from '@tessera/gloomhaven/table/shared';
import { classes, Icon, Pressable } from '@tessera/ui';
import { PILL } from '../frame/pressable.ts';
import { ownCharacters } from '../model/chores.ts';
import type { CampaignTableModel } from '../tableModel.ts';

/** The character of a screen, with a selection when the player has several. */
export function ForWhom({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, seat, page, t } = table;
  const own = ownCharacters(view, seat);
  const shown = own.includes(character) ? own : [character];
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">{t('forWhom')}</legend>
      {shown.map((n) => {
        const { name, class: id, gold } = view.characters[n]!;
        return (
          <Pressable
            key={n}
            aria-pressed={n === character}
            onClick={() => table.go({ name: page.name, character: n })}
            className={classes(PILL, 'gap-2 bg-surface px-3 text-note')}
          >
            <Icon of={classIcon(id)} size={16} />
            <b className="font-semibold">{name}</b>
            <span>{t('gold', { gold })}</span>
          </Pressable>
        );
      })}
    </fieldset>
  );
}
