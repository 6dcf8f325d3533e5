import { damageOf, MODIFIERS } from '@tessera/duel';
import { DrawnCard, StageCard } from '@tessera/ui';
import { figureName } from './Panels.tsx';
import type { Blow } from './story.ts';
import type { DuelModel } from './useDuelTable.ts';

export interface BlowCardProps {
  readonly blow: Blow;
  readonly model: DuelModel;
}

/** A drawn modifier card with its effect on the attack and the result. */
export function BlowCard({ blow, model }: BlowCardProps) {
  const { view, formatter, beat, isMoving, skip } = model;
  const { t } = formatter;
  const { attacker, target, power, modifier, suffered, negated, fell } = blow;
  if (!modifier) return null;
  const shield = view.figures[target]?.shield ?? 0;
  const damage = suffered?.amount ?? damageOf(power, modifier, shield);
  const name = figureName(formatter, target);
  const outcome = negated
    ? { title: formatter.format('table.negated', { seat: target, card: negated }) }
    : suffered && {
        title: fell ? t('table.fell', { name }) : t('table.left', { name, n: suffered.left }),
        note: t('table.sum', { power, modifier: t(`name.modifier.${modifier}`), shield }),
      };
  return (
    <StageCard
      label={t('table.stage')}
      isMoving={beat !== undefined}
      rows={[
        {
          id: blow.id,
          title: t('table.attacks', { name: figureName(formatter, attacker), target: name }),
          needs: t('table.power', { power }),
          drawn: <DrawnCard>{t(`name.modifier.${modifier}`)}</DrawnCard>,
          total: damage,
          scale: MODIFIERS.map((one) => ({
            label: `${t(`name.modifier.${one}`)}`,
            enough: damageOf(power, one, shield) > 0,
            came: one === modifier,
          })),
          verdict: { text: damage > 0 ? t('table.hitVerdict') : t('table.missVerdict'), isGood: damage > 0 },
        },
      ]}
      outcome={outcome || undefined}
      skip={isMoving ? { label: t('table.skip'), keyHint: '␣', run: skip } : undefined}
    />
  );
}
