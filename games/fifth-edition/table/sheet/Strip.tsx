import type { ReactNode } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { withDice } from '../parts/withDice.ts';
import { Face } from './Face.tsx';
import { HitPoints } from './hitPoints/HitPoints.tsx';
import { identityOf } from './identity.ts';

/** Header strip: identity, hit points, and the numbers needed in combat. */
export function Strip() {
  const { sheet, t } = useCharacter();
  return (
    <section className={STRIP} aria-label={t('sheet.strip')}>
      <div className="fe-strip-who gap-4">
        <Face />
        <Who />
      </div>
      <HitPoints />
      <div className="fe-strip-stats flex">
        <ArmorClass />
        <Initiative />
        <Speed />
      </div>
      <div className="fe-strip-stats flex">
        <SpellDifficulty />
        <Stat path="passives.Perception" label={t('sheet.passivePerception')} short={t('sheet.passiveShort')} />
        <Stat
          path="proficiencyBonus"
          label={t('words.path.proficiencyBonus')}
          short={t('sheet.proficiency')}
          value={sheet.proficiencyBonus.value}
          signed
        />
      </div>
    </section>
  );
}

/** Name, species and classes; the short form omits species and subclasses. */
export function Who({ isShort = false }: { readonly isShort?: boolean }) {
  const { sheet, rulebook, t } = useCharacter();
  const { kin, level, classes } = identityOf(sheet, rulebook);
  const words = classes
    .map(({ name, level: own, subclass }) => [name, own, isShort ? undefined : subclass].filter(Boolean).join(' '))
    .join(' / ');
  return (
    <div className="fe-who min-w-0">
      <h2
        className={
          // On a phone the heading of the page is directly above, so the name is for screen readers only.
          isShort ? 'sr-only' : 'line-clamp-2 font-semibold font-title text-title'
        }
      >
        {sheet.identity.name === '' ? t('desk.nameless') : sheet.identity.name}
      </h2>
      <p className={isShort ? 'font-semibold' : 'text-note text-muted'}>
        {isShort ? (
          [words, t('sheet.level', { level })].filter(Boolean).join(', ')
        ) : (
          <>
            <span>{kin === undefined ? t('sheet.level', { level }) : t('sheet.kinLevel', { kin, level })}</span>
            <span>{words}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Armor class in a shield. */
function ArmorClass() {
  const { sheet, t } = useCharacter();
  return (
    <Stat path="ac" label={t('words.path.ac')} value={sheet.ac.value}>
      <span className={SHIELD}>
        <svg viewBox="0 0 48 56" aria-hidden="true">
          <path d="M24 2.5 45 9v19c0 13-9 21-21 25.5C12 49 3 41 3 28V9z" />
        </svg>
        <span className="fe-stat-number leading-12 relative -mt-1 font-numeral font-semibold text-display">
          {sheet.ac.value}
        </span>
      </span>
    </Stat>
  );
}

/** Armor class without the shield, for a row of numbers. */
export function ArmorClassPlain() {
  const { sheet, t } = useCharacter();
  return <Stat path="ac" label={t('words.path.ac')} short={t('sheet.armorShort')} value={sheet.ac.value} />;
}

export function Initiative() {
  const { sheet, t } = useCharacter();
  const { bonus } = sheet.initiative;
  const label = t('words.path.initiative');
  return (
    <Stat
      path="initiative.bonus"
      label={label}
      value={bonus.value}
      signed
      roll={{ dice: withDice('1d20', bonus.dice), bonus: bonus.value, label }}
    />
  );
}

export function Speed() {
  const { sheet, t } = useCharacter();
  return (
    <Stat
      path="speed.walk"
      label={t('sheet.speed')}
      value={sheet.speed.walk?.value.value ?? 0}
      unit={t('sheet.feet')}
    />
  );
}

/**
 * Spell DC of the first casting class; others are in the spell panel. Without casting, the number of attacks per
 * action.
 */
export function SpellDifficulty() {
  const { sheet, t } = useCharacter();
  const [entry] = sheet.spellcasting.entries;
  if (entry === undefined)
    return (
      <Stat
        path="attacks.perAction"
        label={t('words.path.attacks')}
        short={t('sheet.attacks')}
        value={sheet.attacks.perAction.value}
      />
    );
  return <Stat path={`spellcasting.${entry.id}.dc`} label={t('sheet.spellDc')} value={entry.dc.value} />;
}

interface StatProps {
  readonly path: string;
  readonly label: string;
  /** Short name where the full name is too long. */
  readonly short?: string;
  readonly value?: number;
  readonly signed?: boolean;
  readonly unit?: string;
  readonly roll?: { readonly dice: string; readonly bonus: number; readonly label: string };
  readonly children?: ReactNode;
}

function Stat({ path, label, short = label, value, signed, unit, roll, children }: StatProps) {
  const { explain } = useCharacter();
  const explained = value === undefined ? explain(path) : undefined;
  const found = explained?.ok && typeof explained.explanation.value === 'number' ? explained.explanation.value : 0;
  const shown = value ?? found;
  return (
    <NumberButton
      className="fe-stat grid flex-1 justify-items-center gap-1 min-w-0 py-1 rounded-control text-center"
      path={path}
      label={label}
      value={shown}
      signed={signed}
      roll={roll}
    >
      <span className="fe-stat-value flex items-baseline justify-center h-12 leading-12 [&_small]:ml-0.5 [&_small]:text-muted [&_small]:text-note [&_small]:font-normal">
        {children ?? (
          <span className="fe-stat-number leading-12 font-numeral font-semibold text-display">
            {signed && shown >= 0 ? `+${shown}` : shown}
          </span>
        )}
        {unit && <small>{unit}</small>}
      </span>
      <span className="font-normal text-note text-muted">{short}</span>
    </NumberButton>
  );
}

const STRIP =
  'fe-strip [grid-area:strip] grid grid-cols-[subgrid] min-h-26 rounded-panel bg-raised ' +
  'shadow-[var(--lift-panel),0_0_0_1px_var(--hairline)] ' +
  '*:relative *:flex *:items-center *:min-w-0 *:py-2 *:px-4 ' +
  'max-[1200px]:grid-cols-10';

const SHIELD =
  'relative grid place-items-center w-11 h-[3.1875rem] mt-[-0.1875rem] ' +
  '[&_svg]:absolute [&_svg]:inset-0 [&_svg]:fill-surface [&_svg]:stroke-control [&_svg]:stroke-2';
