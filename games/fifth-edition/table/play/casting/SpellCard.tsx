import { descriptionKey } from '@tessera/fifth-edition';
import { useCharacter } from '../../character/characterContext.ts';
import { Description } from '../../parts/description/Description.tsx';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { effectWords } from '../effects/effectWords.ts';
import { sourceOfRef } from '../effects/refs.ts';
import { CastForm } from './CastForm.tsx';
import type { RulebookSpell } from './castPlan.ts';
import { LaterRolls } from './LaterRolls.tsx';
import type { SpellLine } from './spellBook.ts';

interface SpellCardProps {
  readonly spell: SpellLine;
  /** Called after the spell is cast. */
  onDone(): void;
}

/** Details of a spell and every way to cast it. */
export function SpellCard({ spell, onDone }: SpellCardProps) {
  const { rulebook, t, isReadOnly, text } = useCharacter();
  const record = rulebook.spells.get(spell.id)?.record;
  const source = sourceOfRef(`spell:${spell.id}`, rulebook);
  const does = source === undefined ? [] : effectWords(source, { t, rulebook });
  return (
    <div
      className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-2 my-1 p-3 rounded-control bg-raised"
      ref={bringIntoView}
    >
      {record && <SpellFacts record={record} dice={spell.dice} />}
      {does.length > 0 && <p>{does.join('; ')}</p>}
      <Description of={descriptionKey('spell', spell.id)} />
      <p className="text-note text-muted">
        {[...new Set(spell.ways.flatMap(({ sources }) => sources.map(({ label }) => text(label))))].join(', ')}
      </p>
      {!isReadOnly && record && <CastForm spell={spell} record={record} onDone={onDone} />}
      {!isReadOnly && record && <LaterRolls spell={spell} record={record} />}
    </div>
  );
}

/** Scrolls the card into view: on a phone it may open below the edge of the sheet. */
function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

function SpellFacts({ record, dice }: { readonly record: RulebookSpell; readonly dice: string | undefined }) {
  const { t } = useCharacter();
  const { level, school, castingTime, range, components, concentration, lasts, save, attack, damage, damageTypes } =
    record;
  const kind = t(level === 0 ? 'play.spells.cantripOf' : 'play.spells.levelOf', {
    level,
    school: wordOr(t, `words.school.${school}`, school),
  });
  const types = (damageTypes ?? []).map((type) => wordOr(t, `damageType.${type}`, type)).join(', ');
  const facts = [
    kind,
    castingTime,
    range,
    components.join(' '),
    concentration ? t('play.until.concentration', { time: lasts }) : lasts,
    ...(save ?? []).map((ability) => t('play.spells.save', { ability: abilityShort(t, ability) })),
    ...(attack ? [t('play.spells.attackRoll')] : []),
    ...(damage === undefined ? [] : [`${dice ?? damage} ${types}`]),
  ];
  return <p className="text-note">{facts.join(' · ')}</p>;
}
