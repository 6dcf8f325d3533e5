import { descriptionKey } from '@tessera/fifth-edition';
import { Button, SearchField, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { usePerform } from '../usePerform.ts';
import type { SpellTally } from './spellBook.ts';
import { type PickLevel, pickedIn, type SpellPick, spellPicks, withPick } from './spellPicks.ts';

interface SpellPickerProps {
  readonly tally: SpellTally;
  onClose(): void;
}

/** Picker for a caster's spells. Each press is saved at once and can be undone. */
export function SpellPicker({ tally, onClose }: SpellPickerProps) {
  const character = useCharacter();
  const { t, sheet, go } = character;
  const [search, setSearch] = useState('');
  const { key, count, chosen, max } = tally;
  const choice = sheet.choices.find((each) => each.key === key);
  if (choice === undefined) return null;
  const levels = spellPicks(choice, character, search);
  const title = t(`play.spells.tally.${count}`, { chosen, max });
  return (
    <section
      className="fe-spell-picker mt-1 mb-2 border border-control rounded-control [&_legend]:pt-2 [&_legend]:px-0 [&_legend]:pb-0.5 [&_legend]:text-muted [&_legend]:text-note"
      aria-label={t('play.spells.change', { what: title })}
    >
      <div className="flex flex-wrap gap-2 items-center p-2 border-b border-b-hairline">
        <b role="status">{title}</b>
        <SearchField className="flex-[1_1_6rem]" label={t('play.search')} value={search} onChange={setSearch} />
        <TextButton onClick={() => go('build', key)}>{t('play.spells.inBuilder')}</TextButton>
        <Button small onClick={onClose}>
          {t('play.spells.picked')}
        </Button>
      </div>
      <div className="max-h-88 overflow-y-auto px-2 pb-2">
        {levels.map((level) => (
          <Level key={level.level} level={level} choice={choice} isFull={chosen >= max} />
        ))}
        {levels.length === 0 && <p className="text-note text-muted">{t('play.spells.noPick')}</p>}
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
  const { t, text } = useCharacter();
  const perform = usePerform();
  const toggle = ({ id, isPicked, name }: SpellPick) => {
    const value = withPick(pickedIn(choice), id);
    const said = t(isPicked ? 'play.did.unprepared' : 'play.did.prepared', { name });
    void perform(said, { type: 'choose', key: choice.key, ...(value !== undefined && { value }) });
  };
  return (
    <fieldset>
      <legend>{t(level === 0 ? 'play.spells.cantrips' : 'play.spells.level', { level })}</legend>
      {picks.map((pick) => (
        <div key={pick.id}>
          <label className="fe-spell-pick flex gap-2 items-center min-h-7 [&>input]:flex-none [&>input]:w-4 [&>input]:h-4 [&>input]:accent-act">
            <input
              type="checkbox"
              checked={pick.isPicked}
              disabled={!pick.isPicked && isFull}
              onChange={() => toggle(pick)}
            />
            <span>
              {pick.name}{' '}
              {pick.refused !== undefined && <span className="text-note text-muted">{text(pick.refused)}</span>}
            </span>
          </label>
          <ReadMore of={[descriptionKey('spell', pick.id)]} name={pick.name} />
        </div>
      ))}
    </fieldset>
  );
}
