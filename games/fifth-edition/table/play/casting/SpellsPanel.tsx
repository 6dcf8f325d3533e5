import { Panel, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { EnglishMark } from '../../parts/description/EnglishMark.tsx';
import { ConcentrationMark } from '../../parts/marks.tsx';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { SpellList } from './SpellList.tsx';
import { SpellPicker } from './SpellPicker.tsx';
import { type CasterLine, type SpellTally, spellBook } from './spellBook.ts';

/** Panel of spells: casters with their numbers, and spells by level with their slots. */
export function SpellsPanel() {
  const { sheet, record, t } = useCharacter();
  const book = spellBook(sheet, record);
  const isEmpty = book.casters.length === 0 && book.cantrips.length === 0 && book.levels.length === 0;
  // The numbers of a single caster are beside the title; several casters get a line each.
  const [only, second] = book.casters;
  const beside = only !== undefined && second === undefined && only.entry.canCast ? only : undefined;
  const [picking, setPicking] = useState<string>();
  const picked = book.casters.flatMap(({ tallies }) => tallies).find(({ key }) => key === picking);
  const pick = (key: string) => setPicking(key === picking ? undefined : key);
  // A character without magic has no empty panel.
  if (isEmpty) return null;
  return (
    <Panel
      dense
      title={t('play.spells.title')}
      extra={beside && <Caster caster={beside} picking={picking} onPick={pick} />}
      className="fe-spells"
    >
      {beside === undefined &&
        book.casters.map((caster) => (
          <Caster key={caster.entry.id} caster={caster} isNamed picking={picking} onPick={pick} />
        ))}
      {picked && <SpellPicker key={picked.key} tally={picked} onClose={() => setPicking(undefined)} />}
      <SpellList book={book} />
      <Legend always={book.always} />
    </Panel>
  );
}

interface CasterProps {
  readonly caster: CasterLine;
  readonly isNamed?: boolean;
  /** Key of the question whose spells are being picked. */
  readonly picking: string | undefined;
  onPick(key: string): void;
}

function Caster({ caster, isNamed = false, picking, onPick }: CasterProps) {
  const { t, text } = useCharacter();
  const { entry, tallies } = caster;
  return (
    <div className="fe-caster flex flex-wrap items-baseline gap-y-1 gap-x-3 text-muted text-note [&_b]:text-ink mb-2">
      {isNamed && <b>{entry.name}</b>}
      <span>
        {t('play.spells.dc')}{' '}
        <NumberButton path={`spellcasting.${entry.id}.dc`} label={t('play.spells.dcOf', { name: entry.name })} />
      </span>
      <span>
        {t('play.spells.attack')}{' '}
        <NumberButton
          path={`spellcasting.${entry.id}.attack`}
          label={t('play.spells.attackOf', { name: entry.name })}
          signed
        />
      </span>
      {tallies.map((tally) => (
        <Tally key={tally.key} tally={tally} isOpen={tally.key === picking} onPick={() => onPick(tally.key)} />
      ))}
      {!entry.canCast && (
        <p className="fe-play-reason text-note text-muted">
          {t('play.spells.cannotCast', {
            because: (entry.cannotCast ?? []).map(({ label }) => text(label)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

interface TallyProps {
  readonly tally: SpellTally;
  readonly isOpen: boolean;
  onPick(): void;
}

/** "prepared 15 of 15" with a button to change it. */
function Tally({ tally: { count, chosen, max }, isOpen, onPick }: TallyProps) {
  const { t, isReadOnly } = useCharacter();
  const text = t(`play.spells.tally.${count}`, { chosen, max });
  if (isReadOnly) return <span>{text}</span>;
  return (
    <TextButton
      className={chosen < max ? 'fe-tally-open' : undefined}
      aria-label={t('play.spells.change', { what: text })}
      aria-expanded={isOpen}
      onClick={onPick}
    >
      {text}
    </TextButton>
  );
}

function Legend({ always }: { readonly always: number }) {
  const { t } = useCharacter();
  return (
    <p className="text-note text-muted fe-play-legend flex flex-wrap gap-y-1 gap-x-3 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
      <span>
        <ConcentrationMark /> {t('play.spells.concentration')}
      </span>
      <span>
        <ConcentrationMark held /> {t('play.spells.held')}
      </span>
      <EnglishMark />
      {always > 0 && (
        <span className="underline decoration-control underline-offset-[4px]">
          {t('play.spells.always', { n: always })}
        </span>
      )}
    </p>
  );
}
