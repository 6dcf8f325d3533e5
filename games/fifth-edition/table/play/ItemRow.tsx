import { descriptionKey } from '@tessera/fifth-edition';
import { useDesk } from '../desk/desk.ts';
import { Described } from '../parts/Described.tsx';
import type { Belonging } from './belongings.ts';
import { ItemDeeds } from './ItemDeeds.tsx';
import { itemFacts } from './itemWords.ts';

interface ItemRowProps {
  readonly line: Belonging;
  /** How many of its kind lie together. */
  readonly count: number;
  readonly all: readonly Belonging[];
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Something carried: where it is and what it weighs; opened, what can be done with it. */
export function ItemRow({ line, count, all, isOpen, onToggle }: ItemRowProps) {
  const { say, text, rulebook, isReadOnly } = useDesk();
  const { entry, name, item, base, weight, isAttuned, refused } = line;
  const made = entry.base === undefined || base === undefined ? undefined : base.name;
  const where = entry.equipped ? say(`play.gear.slot.${entry.slot ?? line.place}`) : say('play.gear.pack');
  return (
    <li className={`fe-item ${entry.equipped ? '' : 'fe-packed'}`}>
      <button type="button" className="fe-item-head" aria-expanded={isOpen} onClick={onToggle}>
        <span>
          <span lang="en">{name}</span> {count > 1 && <span className="fe-small">× {count}</span>}{' '}
          {made !== undefined && <span className="fe-small">{made}</span>}
        </span>
        <span className="fe-small">
          {where}
          {isAttuned && `, ${say('play.gear.isAttuned')}`}
          {weight > 0 && `, ${say('play.gear.weight', { weight: Math.round(weight * count * 100) / 100 })}`}
        </span>
      </button>
      {item === undefined && <p className="fe-play-reason">{say('play.gear.lost')}</p>}
      {refused !== undefined && <p className="fe-play-reason">{text(refused)}</p>}
      {item?.attunement && entry.equipped && !entry.attuned && (
        <p className="fe-play-reason">{say('play.gear.notAttuned')}</p>
      )}
      {isOpen && (
        <div className="fe-item-open">
          {item && <p className="fe-small">{itemFacts(item, base, rulebook, say).join(' · ')}</p>}
          {item && <Described of={descriptionKey('item', item.id)} />}
          {!isReadOnly && <ItemDeeds line={line} all={all} />}
        </div>
      )}
    </li>
  );
}
