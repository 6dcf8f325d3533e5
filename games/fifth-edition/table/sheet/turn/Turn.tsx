import { TURN_PARTS } from '@tessera/fifth-edition';
import { Panel, Pill } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { AttackLine, CantripLine, PackedLine } from './AttackLines.tsx';
import { AIMS, type Aim, AimContext } from './aim.ts';
import { packedWeapons } from './packedWeapons.ts';
import { QuickSpellLine } from './QuickSpellLine.tsx';
import { type TurnRows, turnRows } from './turn.ts';
import { UseLine } from './UseLine.tsx';

/** Panel of available actions, grouped by action cost. */
export function Turn() {
  const { sheet, record, rulebook, state, attempt, t } = useCharacter();
  const { action, bonus, reaction, free, other } = useMemo(
    () => turnRows(sheet, record, rulebook),
    [sheet, record, rulebook],
  );
  const packed = useMemo(() => packedWeapons(record, sheet, rulebook, attempt), [record, sheet, rulebook, attempt]);
  const title = state.combat === null ? t('sheet.turn.actions') : t('sheet.turn.round', { round: state.combat.round });
  const [aims, setAims] = useState<ReadonlySet<Aim>>(new Set());
  return (
    <AimContext value={aims}>
      <Panel dense id="fe-turn" className="@container" title={title} extra={<TurnParts />}>
        {sheet.attacks.perAction.value > 1 && (
          <p className="text-note text-muted fe-attacks">
            {t('words.path.attacks')}{' '}
            <NumberButton
              path="attacks.perAction"
              label={t('words.path.attacks')}
              value={sheet.attacks.perAction.value}
            />
          </p>
        )}
        <Aims aims={aims} onChange={setAims} />
        <ul aria-label={t('sheet.turn.action')} className="[&>li:first-child]:border-t-0">
          {action.map((row) => (
            <Row key={keyOf(row)} row={row} />
          ))}
          {packed.map((weapon) => (
            <PackedLine key={weapon.instanceId} weapon={weapon} />
          ))}
        </ul>
        <Group title={t('sheet.turn.bonus')} rows={bonus} />
        <Group title={t('sheet.turn.reaction')} rows={reaction} />
        <Group title={t('sheet.turn.free')} rows={free} />
        <Group title={t('sheet.turn.uses')} rows={other} />
      </Panel>
    </AimContext>
  );
}

/** Properties of the target of the next attacks; marks every attack row. */
function Aims({ aims, onChange }: { readonly aims: ReadonlySet<Aim>; onChange(aims: ReadonlySet<Aim>): void }) {
  const { t, isReadOnly } = useCharacter();
  if (isReadOnly) return null;
  const flip = (aim: Aim) => {
    const next = new Set(aims);
    if (!next.delete(aim)) next.add(aim);
    onChange(next);
  };
  return (
    <fieldset className="fe-aims flex flex-wrap items-center gap-1 pb-1 text-note" aria-label={t('sheet.aim.title')}>
      <span className="mr-1 text-muted" aria-hidden="true">
        {t('sheet.aim.title')}
      </span>
      {AIMS.map((aim) => (
        <Pill key={aim} pressed={aims.has(aim)} onClick={() => flip(aim)}>
          {t(`sheet.aim.${aim}`)}
        </Pill>
      ))}
    </fieldset>
  );
}

type TurnRow = TurnRows['action' | 'bonus' | 'reaction'][number];

/** Rows with a heading; nothing when there are no rows. */
function Group({ title, rows }: { readonly title: string; readonly rows: readonly TurnRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="text-note text-muted mt-2 pb-0.5 font-normal">{title}</h3>
      <ul>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row }: { readonly row: TurnRow }) {
  switch (row.kind) {
    case 'attack':
      return <AttackLine row={row} />;
    case 'cantrip':
      return <CantripLine row={row} />;
    case 'spell':
      return <QuickSpellLine row={row} />;
    case 'use':
      return <UseLine row={row} />;
  }
}

function keyOf(row: TurnRow): string {
  switch (row.kind) {
    case 'attack':
      return `attack ${row.attack.id}`;
    case 'cantrip':
      return `cantrip ${row.path} ${row.id}`;
    case 'spell':
      return `spell ${row.line.id}`;
    case 'use':
      return row.key;
  }
}

/** Action, bonus action and reaction of the turn; a press spends or restores one. */
function TurnParts() {
  const { state, act, t, isReadOnly } = useCharacter();
  const { combat } = state;
  if (combat === null) {
    return isReadOnly ? null : (
      <Pill onClick={() => void act({ type: 'combat', on: true })}>{t('sheet.turn.begin')}</Pill>
    );
  }
  return (
    <fieldset className="fe-pills min-w-0 flex flex-wrap gap-2" aria-label={t('sheet.turn.parts')}>
      {TURN_PARTS.map((part) => {
        const isUsed = combat.used.includes(part);
        return (
          <Pill
            key={part}
            className={isUsed ? 'fe-spent' : undefined}
            pressed={!isUsed}
            disabled={isReadOnly}
            onClick={() => void act({ type: 'use', part, used: !isUsed })}
          >
            {isUsed ? (
              <>
                <s>{t(`sheet.part.${part}`)}</s>
                <span className="sr-only"> {t('sheet.turn.used')}</span>
              </>
            ) : (
              t(`sheet.part.${part}`)
            )}
          </Pill>
        );
      })}
      {!isReadOnly && (
        <>
          <Pill onClick={() => void act({ type: 'turn' })}>{t('sheet.turn.next')}</Pill>
          <Pill
            aria-label={t('sheet.turn.end')}
            title={t('sheet.turn.end')}
            onClick={() => void act({ type: 'combat', on: false })}
          >
            ×
          </Pill>
        </>
      )}
    </fieldset>
  );
}
