import { monsterKind, type View } from '@tessera/duel';
import type { GameFormatter } from '@tessera/text';
import { classes } from '@tessera/ui';
import type { ReactNode } from 'react';
import { attackOdds } from './odds.ts';
import { figureName } from './Panels.tsx';

export interface DamageChoiceProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
  readonly amount: number;
}

/** The two options of a hit: losing hit points, or a card; and how often the same hit would be fatal the next time. */
export function DamageChoice({ view, formatter, seat, amount }: DamageChoiceProps) {
  const { t } = formatter;
  const figure = view.figures[seat]!;
  const after = Math.max(0, figure.hp - amount);
  const attacker = view.attacks.at(-1)?.attacker;
  const isMonster = attacker !== undefined && attacker >= view.heroes.length;
  /** Formats how often the same hit would be fatal the next time. */
  const next = (hp: number) => {
    if (!isMonster || hp === 0) return '';
    const { felling, cards } = attackOdds(view, 'monsters', monsterKind(attacker).power, seat, hp);
    return ` ${t('table.nextFells', { name: figureName(formatter, attacker), n: Math.round((100 * felling) / cards) })}`;
  };
  return (
    <div className="grid max-w-xl gap-2 sm:grid-cols-2">
      <Future
        title={t('table.suffer', { amount })}
        bar={<Bar full={figure.fullHp} kept={after} gone={figure.hp - after} />}
        note={after === 0 ? t('table.youFall') : t('table.hpAfter', { before: figure.hp, after }) + next(after)}
      />
      <Future
        title={t('table.loseCard')}
        bar={<Bar full={figure.fullHp} kept={figure.hp} gone={0} />}
        note={t('table.cardsAfter', { n: view.heroes[seat]!.hand.length - 1 }) + next(figure.hp)}
      />
    </div>
  );
}

interface FutureProps {
  readonly title: string;
  readonly bar: ReactNode;
  readonly note: string;
}

function Future({ title, bar, note }: FutureProps) {
  return (
    <div className="rounded-control border border-hairline bg-surface px-3 py-2">
      <b className="font-semibold">{title}</b>
      {bar}
      <p className="m-0 text-muted text-note">{note}</p>
    </div>
  );
}

/** Hit points as boxes: kept, about to be lost (hatched), and already lost. */
function Bar({ full, kept, gone }: { readonly full: number; readonly kept: number; readonly gone: number }) {
  return (
    <span aria-hidden="true" className="my-1.5 flex gap-0.5">
      {Array.from({ length: full }, (_, i) => i).map((i) => (
        <i
          key={i}
          className={classes(
            'h-3 flex-1 rounded-[3px] border',
            i < kept ? 'border-ink bg-ink' : i < kept + gone ? 'hatch-enemy border-enemy' : 'border-control',
          )}
        />
      ))}
    </span>
  );
}
