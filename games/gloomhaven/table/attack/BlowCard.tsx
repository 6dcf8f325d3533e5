import { modifierCardName, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Burst, DrawnCard, ShotLine, StageCard } from '@tessera/ui';
import { type Cells, cellsAt } from '../model/cells.ts';
import { figureName } from '../model/names.ts';
import type { StoryAttack } from '../model/story.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';

interface BlowCardProps {
  readonly blow: StoryAttack;
  readonly formatter: GameFormatter;
  readonly isMoving: boolean;
  readonly skip: (() => void) | undefined;
}

/** An attack in progress: its value, the drawn cards, the shield and the result. */
function BlowCard({ blow, formatter, isMoving, skip }: BlowCardProps) {
  const { t } = formatter;
  const { attacker, target, value, cards, used, hit, suffered, lost, died } = blow;
  const name = figureName(target, formatter);
  const isGood = hit === undefined || hit.damage > 0;
  return (
    <StageCard
      label={t('table.stage')}
      isMoving={isMoving}
      rows={[
        {
          id: blow.id,
          title: t('table.attacks', { name: figureName(attacker, formatter), target: name }),
          needs: t('table.withValue', { value }),
          drawn: (
            <span className="flex gap-1.5">
              {cards.map((card, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be drawn twice.
                <DrawnCard key={n} isUsed={used.includes(card)}>
                  {modifierCardName(card, formatter)}
                </DrawnCard>
              ))}
            </span>
          ),
          total: hit?.damage,
          verdict: hit && {
            text: hit.damage > 0 ? t('table.damage', { damage: hit.damage }) : t('table.noDamage'),
            isGood,
          },
        },
      ]}
      outcome={
        lost.length > 0
          ? { title: formatter.format('table.gaveUp', { figure: target, cards: [...lost] }) }
          : suffered && {
              title: died ? t('table.falls', { name }) : t('table.left', { name, left: suffered.left }),
              note: hit && t('table.throughShield', { shield: hit.shield }),
            }
      }
      skip={skip && { label: t('table.skip'), keyHint: '␣', run: skip }}
    />
  );
}

/** The attack that a table shows, if any. */
export function TableBlowCard({ table: { blow, formatter, stage, isMoving } }: { readonly table: ScenarioTable }) {
  if (!blow) return null;
  return (
    <BlowCard
      blow={blow}
      formatter={formatter}
      isMoving={stage.beat !== undefined}
      skip={isMoving ? stage.skip : undefined}
    />
  );
}

interface BlowMarksProps {
  readonly blow: StoryAttack;
  readonly view: View;
  readonly cells: Cells;
  readonly isStill: boolean;
}

/** An attack on the board: attacker, target and damage. */
export function BlowMarks({ blow, view, cells, isStill }: BlowMarksProps) {
  const [from] = cellsAt(cells, [view.figures[blow.attacker]?.cell ?? -1]);
  const [to] = cellsAt(cells, [view.figures[blow.target]?.cell ?? -1]);
  if (!from || !to) return null;
  const harm = blow.suffered && blow.suffered.amount > 0 ? `−${blow.suffered.amount}` : undefined;
  return (
    <>
      <ShotLine from={from} to={to} isHit isMelee />
      {harm !== undefined && <Burst at={to} text={harm} side="right" still={isStill} />}
    </>
  );
}
