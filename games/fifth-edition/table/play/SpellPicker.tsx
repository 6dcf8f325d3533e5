import { descriptionKey } from '@tessera/fifth-edition';
import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { Reading } from '../parts/Reading.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import type { SpellTally } from './spellBook.ts';
import { type PickLevel, pickedIn, type SpellPick, spellPicks, withPick } from './spellPicks.ts';
import { useDeed } from './useDeed.ts';

interface SpellPickerProps {
  readonly tally: SpellTally;
  onClose(): void;
}

/** Picks the spells of a caster where they stand: every press is done at once, and an undo takes it back. */
export function SpellPicker({ tally, onClose }: SpellPickerProps) {
  const desk = useDesk();
  const { say, sheet, go } = desk;
  const [search, setSearch] = useState('');
  const { key, count, chosen, max } = tally;
  const choice = sheet.choices.find((each) => each.key === key);
  if (choice === undefined) return null;
  const levels = spellPicks(choice, desk, search);
  const title = say(`play.spells.tally.${count}`, { chosen, max });
  return (
    <section className="fe-spell-picker" aria-label={say('play.spells.change', { what: title })}>
      <div className="fe-spell-picker-head">
        <b role="status">{title}</b>
        <SearchField className="fe-play-input" label={say('play.search')} search={search} onSearch={setSearch} />
        <button type="button" className="fe-link" onClick={() => go('build', key)}>
          {say('play.spells.inBuilder')}
        </button>
        <button type="button" className="fe-button" onClick={onClose}>
          {say('play.spells.picked')}
        </button>
      </div>
      <div className="fe-spell-picker-levels">
        {levels.map((level) => (
          <Level key={level.level} level={level} choice={choice} isFull={chosen >= max} />
        ))}
        {levels.length === 0 && <p className="fe-small">{say('play.spells.noPick')}</p>}
      </div>
    </section>
  );
}

interface LevelProps {
  readonly level: PickLevel;
  readonly choice: Parameters<typeof pickedIn>[0] & { readonly key: string };
  readonly isFull: boolean;
}

function Level({ level: { level, picks }, choice, isFull }: LevelProps) {
  const { say, text } = useDesk();
  const deed = useDeed();
  const toggle = ({ id, isPicked, name }: SpellPick) => {
    const value = withPick(pickedIn(choice), id);
    const said = say(isPicked ? 'play.did.unprepared' : 'play.did.prepared', { name });
    void deed(said, { type: 'choose', key: choice.key, ...(value !== undefined && { value }) });
  };
  return (
    <fieldset>
      <legend>{say(level === 0 ? 'play.spells.cantrips' : 'play.spells.level', { level })}</legend>
      {picks.map((pick) => (
        <div key={pick.id}>
          <label className="fe-spell-pick">
            <input
              type="checkbox"
              checked={pick.isPicked}
              disabled={!pick.isPicked && isFull}
              onChange={() => toggle(pick)}
            />
            <span>
              {pick.name} {pick.refused !== undefined && <span className="fe-small">{text(pick.refused)}</span>}
            </span>
          </label>
          <Reading of={[descriptionKey('spell', pick.id)]} name={pick.name} />
        </div>
      ))}
    </fieldset>
  );
}
