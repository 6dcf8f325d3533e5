import { Button, Panel } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useParty } from '../partyContext.ts';
import { AfflictForm } from './AfflictForm.tsx';
import { type Target, targetsOf } from './targets.ts';
import { VolleyForm } from './VolleyForm.tsx';
import { VolleyRows } from './VolleyRows.tsx';

/** Damage, healing and conditions for several at once. Creatures suffer them at once, heroes through their sheets. */
export function SeveralPanel() {
  const { view, t, act } = useParty();
  const all = targetsOf(view);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const volley = view.secret?.volley ?? null;
  const targets = all.filter(({ who }) => picked.includes(who)).map(({ who }) => who);
  const rows = volley?.rows;
  // Prepared damage starts with all of its targets.
  useEffect(() => {
    if (rows) setPicked(rows.map(({ who }) => who));
  }, [rows]);
  const pick = (who: string) =>
    setPicked(picked.includes(who) ? picked.filter((other) => other !== who) : [...picked, who]);
  return (
    <Panel title={t('several.title')}>
      {all.length === 0 && <p className="m-0 text-muted">{t('several.none')}</p>}
      {volley ? (
        <VolleyRows volley={volley} all={all} picked={targets} onPick={pick} />
      ) : (
        <>
          <TargetPicker all={all} picked={targets} onPick={pick} onAll={() => setPicked(all.map(({ who }) => who))} />
          <VolleyForm targets={targets} />
          <AfflictForm targets={targets} />
        </>
      )}
      {!volley && view.secret?.applied && (
        <Button onClick={() => void act({ type: 'takeBack' })}>{t('several.takeBack')}</Button>
      )}
    </Panel>
  );
}

interface TargetPickerProps {
  readonly all: readonly Target[];
  readonly picked: readonly string[];
  readonly onPick: (who: string) => void;
  readonly onAll: () => void;
}

function TargetPicker({ all, picked, onPick, onAll }: TargetPickerProps) {
  const { t } = useParty();
  if (all.length === 0) return null;
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{t('several.targets')}</legend>
      <Button small onClick={onAll}>
        {t('several.pickAll')}
      </Button>
      {all.map(({ who, name }) => (
        <Button key={who} small pressed={picked.includes(who)} onClick={() => onPick(who)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
