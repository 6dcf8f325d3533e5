import { type CastRolled, type EventOf, ROLL_MODES } from '@tessera/fifth-edition';
import { Button, IconButton, Select, TextField } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { nameOfRef } from '../effects/refs.ts';
import { usePerform } from '../usePerform.ts';
import { CastRethrow } from './CastRethrow.tsx';
import { damageAgainst, type LastCast } from './lastCast.ts';

/** Result of a cast: every roll and the saves against it. */
export function CastOutcome({ last, onClose }: { readonly last: LastCast; onClose(): void }) {
  const { cast, saved } = last;
  const { t, rulebook, undo, isReadOnly } = useCharacter();
  const name = nameOfRef(`spell:${cast.spell}`, rulebook);
  const title = cast.level === 0 ? name : t('play.outcome.title', { name, level: cast.level });
  const damage = cast.rolls.filter(
    ({ kind, attack, own }) => kind === 'damage' && attack === undefined && own !== true,
  );
  return (
    <section aria-label={t('play.outcome.label', { name })} className={OUTCOME}>
      <header className="flex items-center gap-2">
        <b className="mr-auto">{title}</b>
        {!isReadOnly && (
          <Button small tone="quiet" onClick={() => void undo()}>
            {t('sheet.undo')}
          </Button>
        )}
        <IconButton bare icon={close} label={t('play.close')} onClick={onClose} />
      </header>
      {cast.rolls.length > 0 && (
        <ul className="m-0 flex list-none flex-col gap-1 p-0">
          {cast.rolls.map((roll, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a cast keep their order
            <Throw key={index} roll={roll} />
          ))}
        </ul>
      )}
      {damage.length > 1 && (
        <p className="m-0">{t('play.outcome.sum', { total: damage.reduce((sum, { total }) => sum + total, 0) })}</p>
      )}
      <CastRethrow key={last.rethrownBy.length} last={last} />
      <Shaped cast={cast} />
      {cast.saves.map((save) => (
        <Saves
          key={`${save.ability} ${saved.length}`}
          cast={cast}
          save={save}
          isHindered={saved.length < (cast.hinders ?? 0)}
        />
      ))}
      {saved.length > 0 && (
        <ul className="m-0 flex list-none flex-col gap-1 border-t border-hairline p-0 pt-2">
          {saved.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: saves are only appended
            <li key={index}>
              {t('play.outcome.saved', {
                on: each.on ?? t('play.outcome.target'),
                total: each.total,
                made: String(each.made),
                damage: each.damage ?? 'none',
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The chosen options, and their consequences for the targets. */
function Shaped({ cast: { shaped = [], hinders, spares } }: { readonly cast: EventOf<'spellCast'> }) {
  const { t, sheet } = useCharacter();
  if (shaped.length === 0) return null;
  const names = shaped.map((id) => sheet.features.find((feature) => feature.id === id)?.name ?? id);
  return (
    <p className="m-0 text-note text-muted">
      {[
        t('play.outcome.with', { names: names.join(', ') }),
        ...(hinders === undefined ? [] : [t('play.outcome.hinders', { n: hinders })]),
        ...(spares === undefined ? [] : [t('play.outcome.spares', { n: spares.count, leaves: spares.leaves })]),
      ].join(' ')}
    </p>
  );
}

/** One roll: the attack, then damage or healing. */
function Throw({ roll }: { readonly roll: CastRolled }) {
  const { kind, types = [], dice, bonus, rolls, total, attack, full, own } = roll;
  const { t } = useCharacter();
  const does = kind === 'damage' && own === true ? 'harm' : kind;
  const names = types.map((type) => wordOr(t, `damageType.${type}`, type)).join('/');
  const hasPoints = dice !== undefined || bonus !== 0;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      {attack && (
        <span>
          {t('play.outcome.attack')} <b className="font-numeral text-title">{attack.total}</b>{' '}
          <span className="text-note text-muted">
            {attack.rolls.join(' + ')}
            {attack.dropped !== undefined && <s> {attack.dropped}</s>} {numberText(attack.bonus, true)}
            {attack.isCritical && ` ${t('play.outcome.critical')}`}
          </span>
        </span>
      )}
      {hasPoints && (
        <span>
          <b className="font-numeral text-title">{total}</b> {t(`play.outcome.${does}`, { types: names })}{' '}
          {dice !== undefined && (
            <span className="text-note text-muted">
              {full === true ? t('play.outcome.full', { dice }) : `${dice}: ${rolls.join(' + ')}`}{' '}
              {bonus !== 0 && numberText(bonus, true)}
            </span>
          )}
        </span>
      )}
    </li>
  );
}

interface SavesProps {
  readonly cast: EventOf<'spellCast'>;
  readonly save: EventOf<'spellCast'>['saves'][number];
  /** Whether the caster imposed disadvantage on this save. */
  readonly isHindered: boolean;
}

/** Form for a target's save: the total, or the bonus for a save rolled here. */
function Saves({ cast, save, isHindered }: SavesProps) {
  const { t, isReadOnly } = useCharacter();
  const perform = usePerform();
  const [on, setOn] = useState('');
  const [number, setNumber] = useState('');
  const [mode, setMode] = useState<RollMode>(isHindered ? 'disadvantage' : 'plain');
  const damage = damageAgainst(cast, save.ability);
  const value = Number(number.replace('−', '-'));
  const missing =
    number.trim() === '' || !Number.isInteger(value) || Math.abs(value) > 100 ? t('play.outcome.number') : undefined;
  const send = (by: { readonly total: number } | { readonly bonus: number; readonly mode: RollMode }) =>
    void perform(undefined, {
      type: 'targetSave',
      spell: cast.spell,
      save,
      ...(on.trim() !== '' && { on: on.trim() }),
      by,
      ...(damage !== undefined && { damage }),
    });
  const half = damage !== undefined && save.success === 'half' ? Math.floor(damage / 2) : undefined;
  return (
    <div className="flex flex-col gap-2 border-t border-hairline pt-2">
      <p className="m-0">
        {t('play.outcome.save', { ability: abilityShort(t, save.ability), dc: save.dc })}
        {half !== undefined && ` ${t('play.outcome.half', { half })}`}
        {damage !== undefined && save.success === 'none' && ` ${t('play.outcome.nothing')}`}
      </p>
      {!isReadOnly && (
        <div className="grid grid-cols-2 gap-2">
          <div className="col-span-2">
            <TextField label={t('play.outcome.who')} value={on} onChange={setOn} maxLength={100} />
          </div>
          <TextField label={t('play.outcome.totalOrBonus')} value={number} onChange={setNumber} maxLength={4} />
          <Select
            label={t('play.outcome.mode')}
            options={ROLL_MODES.map((each) => ({ value: each, label: t(`words.roll.${each}`) }))}
            value={mode}
            onChange={setMode}
          />
          <Button small locked={missing} onClick={() => send({ total: value })}>
            {t('play.outcome.enter')}
          </Button>
          <Button small locked={missing} onClick={() => send({ bonus: value, mode })}>
            {t('play.outcome.roll')}
          </Button>
        </div>
      )}
    </div>
  );
}

type RollMode = (typeof ROLL_MODES)[number];

const OUTCOME = 'flex flex-col gap-2';
