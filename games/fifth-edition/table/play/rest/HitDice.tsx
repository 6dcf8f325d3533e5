import type { Edition } from '@tessera/fifth-edition';
import { Icon, TextButton } from '@tessera/ui';
import { healthNormal } from '@tessera/ui/icons';
import { useCharacter } from '../../character/characterContext.ts';
import { Delta } from '../../parts/Delta.tsx';
import { BarredReason } from '../../parts/gate/Barred.tsx';
import { useGate } from '../../parts/gate/useGate.ts';
import { RestMark } from '../../parts/marks.tsx';
import { numberText } from '../../parts/numberText.ts';
import { usePerform } from '../usePerform.ts';
import { pastZero } from './pastZero.ts';
import { usePreviewed } from './previewed.ts';

/** Lowest healing of a hit die after a negative modifier. */
const LEAST_HEALED: Readonly<Record<Edition, 0 | 1>> = { '2014': 0, '2024': 1 };

/** Hit dice, one row per size; a button rolls one and heals when the character is hurt. */
export function HitDice() {
  const { sheet } = useCharacter();
  return sheet.hitDice.map(({ die, total, used }) => <HitDie key={die} die={die} total={total} left={total - used} />);
}

interface HitDieProps {
  readonly die: number;
  readonly total: number;
  readonly left: number;
}

function HitDie({ die, total, left }: HitDieProps) {
  const { sheet, record, t, isReadOnly } = useCharacter();
  const perform = usePerform();
  const previewed = usePreviewed(`hitDie.d${die}`);
  const modifier = sheet.abilities.CON.modifier;
  const gate = useGate({ kind: 'hitDie', die }, t('play.hitDice.name'));
  const roll = (isAnyway = false) =>
    void perform(undefined, gate.action(isAnyway), ...pastZero(record, sheet), {
      type: 'hitDie',
      die,
      modifier,
      least: LEAST_HEALED[record.edition],
    });
  const words = t('play.hitDice.die', { die, modifier: numberText(modifier, true) });
  return (
    <li className="border-t border-t-hairline/60 first:border-t-0 grid items-center gap-2 min-h-8 grid-cols-[minmax(0,1fr)_auto_auto_minmax(1.75rem,auto)]">
      <span className="fe-resource-name grid grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-2">
        <Icon of={healthNormal} size="1.125rem" />
        <span>
          {t('play.hitDice.name')} <span className="text-note text-muted">{t('play.hitDice.kind', { die })}</span>
        </span>
      </span>
      {previewed ? (
        <Delta before={previewed.before} after={previewed.after} />
      ) : (
        <span>
          <b>{left}</b> <span className="text-note text-muted">/ {total}</span>
        </span>
      )}
      {!isReadOnly && (
        <TextButton
          className={gate.isBarred ? 'fe-roll-barred' : ''}
          aria-label={gate.isBarred ? t('sheet.gate.closed', { name: `${gate.name}, ${words}` }) : undefined}
          aria-expanded={gate.isBarred ? gate.isOpen : undefined}
          onClick={gate.isBarred ? gate.toggle : () => roll()}
        >
          <span className="sr-only">{t('play.hitDice.roll')} </span>
          {words}
        </TextButton>
      )}
      <span className="text-note text-muted inline-flex items-center justify-end gap-0.5">
        <RestMark rest="long" />
        <span className="sr-only">{t('play.refresh.long')}</span>
      </span>
      {gate.isOpen && <p className="col-span-full m-0 text-note">{gate.sentence}</p>}
      <BarredReason gate={gate} onAnyway={() => roll(true)} />
    </li>
  );
}
