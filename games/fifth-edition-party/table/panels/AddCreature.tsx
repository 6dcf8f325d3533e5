import { EDITIONS, type Edition } from '@tessera/fifth-edition';
import { useBestiary } from '@tessera/fifth-edition/table';
import { Button, Dialog, NumberField, SearchField, SegmentedControl, SwitchRow } from '@tessera/ui';
import { useState } from 'react';
import { type Candidate, candidatesOf } from '../creatureBlock.ts';
import { useParty } from '../partyContext.ts';

const MOST_SHOWN = 30;
const MOST_AT_ONCE = 20;

/** Adds creatures from the stat blocks of both editions, seen by the players or not yet. */
export function AddCreature({ onClose }: { readonly onClose: () => void }) {
  const { view, t, act } = useParty();
  const [edition, setEdition] = useState<Edition>(view.edition);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(1);
  const [waits, setWaits] = useState(false);
  const bestiary = useBestiary(edition);
  const found = bestiary && candidatesOf(bestiary, query, MOST_SHOWN);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_AT_ONCE;
  const add = async ({ id, name, block }: Candidate) => {
    const answer = await act({ type: 'add', name, kind: id, count, block, waits });
    if (answer.ok) onClose();
  };
  return (
    <Dialog open wide onClose={onClose} title={t('creature.title')} closeLabel={t('party.close')}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <SegmentedControl
            labelled
            label={t('creature.rules')}
            value={edition}
            options={EDITIONS.map((each) => ({ value: each, label: each }))}
            onChange={setEdition}
          />
          <NumberField
            label={t('creature.count')}
            value={count}
            min={1}
            max={MOST_AT_ONCE}
            onChange={setCount}
            words={{ less: t('creature.fewer'), more: t('creature.more') }}
          />
          <SwitchRow inline on={waits} onFlip={() => setWaits(!waits)}>
            {t('creature.waits')}
          </SwitchRow>
        </div>
        <SearchField label={t('creature.search')} value={query} onChange={setQuery} />
        {found === undefined && <p role="status">{t('party.loading')}</p>}
        {found?.length === 0 && <p className="m-0">{t('creature.none')}</p>}
        <ul className="m-0 grid list-none gap-1 p-0">
          {found?.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-3">
              <Button idle={!isCount} onClick={() => void add(each)}>
                {t('creature.add', { count, name: each.name })}
              </Button>
              <span className="text-muted text-note">
                {t('creature.facts', { challenge: each.challenge, xp: each.block.xp })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
