import type { RollView } from '@tessera/fifth-edition-party';
import { Button, classes, Icon, Panel, SegmentedControl } from '@tessera/ui';
import { eye } from '@tessera/ui/icons';
import { useState } from 'react';
import { useParty } from '../partyContext.ts';
import { signedSum } from '../signedSum.ts';
import { RollForm } from './RollForm.tsx';

const FILTERS = ['all', 'hidden'] as const;
const SHOWN = 20;

/** The shared log of rolls, the latest first. Hidden ones are hatched and only in the view of the game master. */
export function RollsPanel() {
  const { view, isMaster, isReadOnly, t } = useParty();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const hidden = view.secret?.rolls ?? [];
  const open = filter === 'hidden' ? [] : view.rolls;
  const isEmpty = open.length + hidden.length === 0;
  const choice = isMaster && (
    <SegmentedControl
      label={t('rolls.filter')}
      value={filter}
      options={FILTERS.map((value) => ({ value, label: t(`rolls.${value}`) }))}
      onChange={setFilter}
    />
  );
  return (
    <Panel title={t('rolls.title')} extra={choice}>
      {isEmpty && <p className="m-0 text-muted">{t('rolls.none')}</p>}
      <ul className="m-0 grid list-none gap-1 p-0" data-testid="rolls">
        {hidden.toReversed().map((roll) => (
          <RollRow key={`hidden ${roll.n}`} roll={roll} isHidden />
        ))}
        {open
          .slice(-SHOWN)
          .toReversed()
          .map((roll) => (
            <RollRow key={roll.n} roll={roll} isHidden={false} />
          ))}
      </ul>
      {!isReadOnly && <RollForm />}
    </Panel>
  );
}

function RollRow({ roll, isHidden }: { readonly roll: RollView; readonly isHidden: boolean }) {
  const { isReadOnly, t, act } = useParty();
  const { who, label, dice, rolls, bonus, total, n } = roll;
  return (
    <li
      className={classes(
        'flex items-center gap-3 rounded-control border px-2 py-1',
        isHidden ? 'border-control border-dashed bg-raised' : 'border-transparent',
      )}
    >
      {isHidden && <Icon of={eye} label={t('rolls.onlyYou')} />}
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          <b>{who}</b> {label}
        </span>
        <span className="mr-2 text-muted text-note">
          {t('rolls.sum', { dice, rolls: rolls.join(' + '), bonus: signedSum(bonus) })}
        </span>
        {isHidden && !isReadOnly && (
          <Button small onClick={() => void act({ type: 'show', roll: n })}>
            {t('rolls.show')}
          </Button>
        )}
      </span>
      <b className="font-numeral text-lead">{total}</b>
    </li>
  );
}
