import type { TranslateFn } from '@tessera/text';
import { ConcentrationMark, RestMark, TrainingMark } from '../parts/marks.tsx';
import { numberText } from '../parts/numberText.ts';
import { abilityShort } from '../words/pathName.ts';
import type { PrintEntry, PrintedSpell } from './printSection.ts';

type Of<Kind extends PrintEntry['kind']> = Extract<PrintEntry, { kind: Kind }>;

/** One entry of a section on paper. */
export function Entry({ entry, t }: { readonly entry: PrintEntry; readonly t: TranslateFn }) {
  switch (entry.kind) {
    case 'ability':
      return <AbilityRow entry={entry} t={t} />;
    case 'skill':
      return <SkillRow entry={entry} t={t} />;
    case 'text':
      return <TextLine entry={entry} />;
    case 'attack':
      return <AttackRow entry={entry} />;
    case 'slots':
      return <SlotRow entry={entry} />;
    case 'casters':
      return <CasterRow entry={entry} t={t} />;
    case 'spells':
      return <SpellRow entry={entry} t={t} />;
    case 'resource':
      return <ResourceRow entry={entry} t={t} />;
    case 'table':
      return <AtTheTable t={t} />;
    case 'lines':
      return <Lines count={entry.count} />;
  }
}

function AbilityRow({ entry, t }: { readonly entry: Of<'ability'>; readonly t: TranslateFn }) {
  return (
    <div className="fe-p-ability">
      <b>{abilityShort(t, entry.ability)}</b>
      <span>{entry.score}</span>
      <span className="fe-p-numeral fe-p-24">{numberText(entry.modifier, true)}</span>
      <span>
        {entry.isTrained && (
          <>
            <TrainingMark degree="proficient" />
            <span className="sr-only">{t('print.mark.trained')}</span>
          </>
        )}
      </span>
      <b>{numberText(entry.save, true)}</b>
    </div>
  );
}

const DEGREE_WORDS = { none: 'untrained', half: 'half', proficient: 'trained', expertise: 'expertise' } as const;

function SkillRow({ entry, t }: { readonly entry: Of<'skill'>; readonly t: TranslateFn }) {
  return (
    <div className="fe-p-skill">
      <span>
        <TrainingMark degree={entry.degree} />
        <span className="sr-only">{t(`print.mark.${DEGREE_WORDS[entry.degree]}`)}</span>
      </span>
      <span>
        {entry.name}
        {entry.rolling !== 'plain' && <span className="fe-p-grey"> {t(`print.mark.${entry.rolling}`)}</span>}
      </span>
      <span className="fe-p-grey">{abilityShort(t, entry.ability)}</span>
      <b>{numberText(entry.bonus, true)}</b>
    </div>
  );
}

function TextLine({ entry: { title, from, text, isEnglish } }: { readonly entry: Of<'text'> }) {
  return (
    <p className="fe-p-text">
      {title !== undefined && <b>{title}</b>}
      {from !== undefined && from !== '' && <span className="fe-p-grey"> {from}</span>}
      {text !== '' && (isEnglish ? <span lang="en"> {text}</span> : ` ${text}`)}
    </p>
  );
}

function AttackRow({ entry }: { readonly entry: Of<'attack'> }) {
  return (
    <div className="fe-p-attack">
      <span>{entry.name}</span>
      <b>{entry.toHit}</b>
      <span>{entry.damage}</span>
      <span className="fe-p-grey">{entry.note}</span>
    </div>
  );
}

function SlotRow({ entry: { slots } }: { readonly entry: Of<'slots'> }) {
  return (
    <div className="fe-p-slots">
      {slots.map(({ label, count }) => (
        <span key={label}>
          {label} <Boxes count={count} isSquare />
        </span>
      ))}
    </div>
  );
}

function CasterRow({ entry: { casters }, t }: { readonly entry: Of<'casters'>; readonly t: TranslateFn }) {
  return (
    <div className="fe-p-pair" data-columns={casters.length}>
      {casters.map(({ name, note, dc, attack, ability }) => (
        <div key={name}>
          {casters.length > 1 && (
            <p className="fe-p-caster">
              <b>{name}</b> <span className="fe-p-grey">{note}</span>
            </p>
          )}
          <p className="fe-p-dc">
            <span>
              {t('words.path.dc')} <span className="fe-p-numeral fe-p-24">{dc}</span>
            </span>
            <span>
              {t('words.path.spellAttack')} <span className="fe-p-numeral fe-p-24">{numberText(attack, true)}</span>
            </span>
            <span className="fe-p-grey">{abilityShort(t, ability)}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

function SpellRow({ entry: { level, lists }, t }: { readonly entry: Of<'spells'>; readonly t: TranslateFn }) {
  return (
    <div className="fe-p-pair" data-columns={lists.length}>
      {lists.map((spells) => (
        <p key={keyOf(spells)} className="fe-p-spells">
          {spells.length > 0 && (
            <>
              <b>{level}</b>
              <span>
                {spells.map((spell, at) => (
                  <Spell key={spell.name} spell={spell} isLast={at === spells.length - 1} t={t} />
                ))}
              </span>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

/** Returns a React key; two lists of a level differ in their spells, except when both are empty. */
function keyOf(spells: readonly PrintedSpell[]): string {
  return spells.map(({ name }) => name).join();
}

interface SpellProps {
  readonly spell: PrintedSpell;
  readonly isLast: boolean;
  readonly t: TranslateFn;
}

function Spell({ spell: { name, isMarked, concentration, ritual, dice }, isLast, t }: SpellProps) {
  return (
    <>
      <span className="fe-p-spell">
        {isMarked ? <u>{name}</u> : name}
        {ritual && <span className="fe-p-grey"> {t('print.mark.ritual')}</span>}
        {dice !== undefined && <span className="fe-p-grey"> {dice}</span>}
        {concentration && (
          <>
            <ConcentrationMark />
            <span className="sr-only">{t('print.mark.concentration')}</span>
          </>
        )}
      </span>
      {!isLast && ', '}
    </>
  );
}

function ResourceRow({ entry, t }: { readonly entry: Of<'resource'>; readonly t: TranslateFn }) {
  return (
    <div className="fe-p-resource">
      <span>
        {entry.name} <span className="fe-p-grey">{entry.note}</span>
      </span>
      <span className="fe-p-boxes">
        {entry.boxes.map((count) => (
          <Boxes key={count} count={count} isSquare={entry.isSquare} />
        ))}
      </span>
      <span className="fe-p-rest">
        {entry.rest !== undefined && (
          <>
            <RestMark rest={entry.rest} />
            <span className="sr-only">{t(`print.mark.${entry.rest}`)}</span>
          </>
        )}
      </span>
    </div>
  );
}

function AtTheTable({ t }: { readonly t: TranslateFn }) {
  return (
    <div className="fe-p-table">
      <p>
        {t('print.table.concentration')} <ConcentrationMark /> <Blank />
      </p>
      <p>
        {t('print.table.deathSaves')} {t('print.table.pass')} <Boxes count={3} /> {t('print.table.fail')}{' '}
        <Boxes count={3} />
      </p>
      <p>
        {t('print.table.inspiration')} <Boxes count={1} />
      </p>
    </div>
  );
}

/** A line to write on. */
function Blank() {
  return <span className="fe-p-blank" />;
}

/** Ruled lines to write on. */
export function Lines({ count }: { readonly count: number }) {
  const width = 100;
  const lines = Array.from({ length: count }, (_, at) => `M0 ${(at + 1) * LINE - 0.5}H${width}`);
  return (
    <svg
      className="fe-p-lines"
      viewBox={`0 0 ${width} ${count * LINE}`}
      preserveAspectRatio="none"
      style={{ height: `calc(${count * LINE} * var(--u))` }}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}

const LINE = 28;

/** Boxes to tick: round for uses, square for slots and dice. */
function Boxes({ count, isSquare = false }: { readonly count: number; readonly isSquare?: boolean }) {
  const width = count * BOX;
  const shape = isSquare ? 'm1 1.5h13v13h-13z' : 'm1 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0';
  const boxes = Array.from({ length: count }, (_, at) => `M${at * BOX} 0${shape}`);
  return (
    <svg
      className="fe-p-box"
      viewBox={`0 0 ${width} ${BOX}`}
      style={{ width: `calc(${width} * var(--u))`, height: `calc(${BOX} * var(--u))` }}
      aria-hidden="true"
    >
      <path d={boxes.join('')} />
    </svg>
  );
}

const BOX = 16;
