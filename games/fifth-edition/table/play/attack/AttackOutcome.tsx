import type { SingleAction } from '@tessera/fifth-edition';
import { Button, IconButton } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import { usesOf } from '../../sheet/turn/uses.ts';
import { wordOr } from '../../words/pathName.ts';
import { usePerform } from '../usePerform.ts';
import { damageOf, type LastAttack } from './lastAttack.ts';

interface AttackOutcomeProps {
  readonly last: LastAttack;
  onClose(): void;
}

/** Result of an attack: the armor class that it hits, damage by type, and additions to a hit once per turn. */
export function AttackOutcome({ last, onClose }: AttackOutcomeProps) {
  const { attack, extras } = last;
  const { t, undo, isReadOnly } = useCharacter();
  const { parts, total } = damageOf(last);
  return (
    <section aria-label={t('sheet.hit.label', { name: attack.label })} className="grid gap-1">
      <header className="flex flex-wrap items-center gap-x-3">
        <b>{attack.label}</b>
        <span className="font-numeral font-semibold text-display leading-9">{numberText(attack.total)}</span>
        <span className={attack.outcome === 'critical' ? 'font-semibold fe-good' : ''}>{hitWords(t, last)}</span>
        <span className="text-note text-muted">
          {attack.rolls.join(' + ')}
          {attack.dropped !== undefined && <s> {attack.dropped}</s>}
          {attack.bonus !== 0 && ` ${numberText(attack.bonus, true)}`}
          {attack.less !== undefined && ` −${attack.less}`}
          {attack.mode !== 'plain' && ` ${t(`words.roll.${attack.mode}`)}`}
        </span>
        <span className="ml-auto flex items-center">
          {!isReadOnly && (
            <Button small tone="quiet" onClick={() => void undo()}>
              {t('sheet.undo')}
            </Button>
          )}
          <IconButton bare icon={close} label={t('play.close')} onClick={onClose} />
        </span>
      </header>
      {parts.length > 0 && (
        <p className="m-0 flex flex-wrap items-baseline gap-x-3">
          {parts.map(({ type = '', dice, rolls, bonus, total: points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: damage is only appended
            <span key={index}>
              <b className="font-numeral text-title">{points}</b> {wordOr(t, `damageType.${type}`, type)}{' '}
              <span className="text-note text-muted">
                {extras[index - attack.damage.length]?.label} {dice !== undefined && `${dice}: ${rolls.join(' + ')}`}{' '}
                {bonus !== 0 && numberText(bonus, true)}
              </span>
            </span>
          ))}
          {parts.length > 1 && <b>{t('sheet.hit.sum', { total })}</b>}
        </p>
      )}
      {attack.outcome !== 'miss' && !isReadOnly && <OncePerTurn last={last} />}
    </section>
  );
}

function hitWords(t: ReturnType<typeof useCharacter>['t'], { attack }: LastAttack): string {
  if (attack.outcome !== 'open') return t(`sheet.hit.${attack.outcome}`);
  const { cover = 0, total } = attack;
  return t(cover > 0 ? 'sheet.hit.covered' : 'sheet.hit.open', { ac: total - cover });
}

/** Features that add dice to one hit per turn, as long as they are there; a critical hit doubles them as well. */
function OncePerTurn({ last: { attack, extras } }: { readonly last: LastAttack }) {
  const { t, sheet, state } = useCharacter();
  const perform = usePerform();
  const uses = useMemo(() => usesOf(sheet), [sheet]);
  const due = uses.filter(
    ({ name, resource }) =>
      resource?.refresh === 'turn' &&
      resource.left > 0 &&
      /^\d+d\d+$/.test(resource.die ?? '') &&
      !extras.some(({ label }) => label === name),
  );
  if (due.length === 0) return null;
  const isCritical = attack.outcome === 'critical';
  const type = attack.damage[0]?.type;
  return (
    <p className="m-0 flex flex-wrap items-center gap-2">
      <span className="text-note text-muted">{t('sheet.hit.once')}</span>
      {due.map(({ key, name, resource }) => {
        const dice = resource?.die ?? '';
        const actions: SingleAction[] = [
          ...(state.combat === null || resource === undefined
            ? []
            : [{ type: 'spend', what: resource.id, amount: 1 } as const]),
          {
            type: 'extra',
            label: name,
            ...(isCritical && { critical: true }),
            damage: { ...(type !== undefined && { type }), dice, bonus: 0 },
          },
        ];
        return (
          <Button key={key} small onClick={() => void perform(undefined, ...actions)}>
            {t('sheet.hit.add', { name, dice })}
          </Button>
        );
      })}
    </p>
  );
}
