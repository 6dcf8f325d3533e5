import { descriptionKey } from '@tessera/fifth-edition';
import { PressRow } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { Description } from '../../parts/description/Description.tsx';
import type { Belonging } from './belongings.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { itemFacts } from './itemWords.ts';

interface ItemRowProps {
  readonly line: Belonging;
  /** Number of equal items. */
  readonly count: number;
  readonly all: readonly Belonging[];
  readonly isOpen: boolean;
  onToggle(): void;
}

/** A carried item with its place and weight; expands to its actions. */
export function ItemRow({ line, count, all, isOpen, onToggle }: ItemRowProps) {
  const { t, text, rulebook, isReadOnly } = useCharacter();
  const { entry, name, item, base, weight, isAttuned, refused } = line;
  const made = entry.base === undefined || base === undefined ? undefined : base.name;
  const where = entry.equipped ? t(`play.gear.slot.${entry.slot ?? line.place}`) : t('play.gear.pack');
  return (
    <li className={`fe-item border-t border-t-hairline/60 first:border-t-0 ${entry.equipped ? '' : 'fe-packed'}`}>
      <PressRow className={ITEM_HEAD} aria-expanded={isOpen} onClick={onToggle}>
        <span>
          <span lang="en">{name}</span> {count > 1 && <span className="text-note text-muted">× {count}</span>}{' '}
          {made !== undefined && <span className="text-note text-muted">{made}</span>}
        </span>
        <span className="text-note text-muted">
          {where}
          {isAttuned && `, ${t('play.gear.isAttuned')}`}
          {weight > 0 && `, ${t('play.gear.weight', { weight: Math.round(weight * count * 100) / 100 })}`}
        </span>
      </PressRow>
      {item === undefined && <p className="fe-play-reason text-note text-muted">{t('play.gear.lost')}</p>}
      {refused !== undefined && <p className="fe-play-reason text-note text-muted">{text(refused)}</p>}
      {item?.attunement && entry.equipped && !entry.attuned && (
        <p className="fe-play-reason text-note text-muted">{t('play.gear.notAttuned')}</p>
      )}
      {isOpen && (
        <div className="grid gap-2 pt-1 pb-3">
          {item && <p className="text-note text-muted">{itemFacts(item, base, rulebook, t).join(' · ')}</p>}
          {item && <Description of={descriptionKey('item', item.id)} />}
          {!isReadOnly && <ItemButtons line={line} all={all} />}
        </div>
      )}
    </li>
  );
}

const ITEM_HEAD = 'fe-item-head flex items-center justify-between gap-2 min-h-8 rounded-[6px]';
