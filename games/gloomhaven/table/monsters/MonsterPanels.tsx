import {
  instructionLines,
  isMonster,
  kindName,
  monsterNumbers,
  recordOf,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Icon } from '@tessera/ui';
import { archeryTarget, broadsword, shield, walkingBoot } from '@tessera/ui/icons';
import { Miniature } from '../board/Miniature.tsx';
import { isElite } from '../looks.ts';
import { figureName } from '../model/names.ts';
import { FocusTrace } from './FocusTrace.tsx';

export interface MonsterPanelsProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly inspected: number | undefined;
  onInspect(figure: number | undefined): void;
}

/**
 * Every kind of monster on the map with its card of this round and its final numbers; the inspected one with its
 * reasons.
 */
export function MonsterPanels({ view, formatter, inspected, onInspect }: MonsterPanelsProps) {
  const { t } = formatter;
  const kinds = new Map<string, number[]>();
  for (const [id, figure] of view.figures.entries()) {
    if (figure.cell >= 0 && isMonster(figure)) kinds.set(figure.type, [...(kinds.get(figure.type) ?? []), id]);
  }
  return (
    <>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{t('table.monsters')}</h2>
      {kinds.size === 0 && <p className="m-0 text-muted text-note">{t('table.noMonsters')}</p>}
      {[...kinds].map(([type, ids]) => (
        <MonsterPanel
          key={type}
          view={view}
          formatter={formatter}
          type={type}
          ids={ids}
          inspected={inspected}
          onInspect={onInspect}
        />
      ))}
      {inspected !== undefined && (view.figures[inspected]?.cell ?? -1) >= 0 && (
        <FocusTrace view={view} formatter={formatter} monster={inspected} />
      )}
    </>
  );
}

/** Columns have icons with a name, because words would not fit in every language. */
const STATS = [
  { stat: 'move', icon: walkingBoot },
  { stat: 'attack', icon: broadsword },
  { stat: 'range', icon: archeryTarget },
  { stat: 'shield', icon: shield },
] as const;

interface MonsterPanelProps extends MonsterPanelsProps {
  readonly type: string;
  readonly ids: readonly number[];
}

function MonsterPanel({ view, formatter, type, ids, inspected, onInspect }: MonsterPanelProps) {
  const { t } = formatter;
  const { deck: deckId } = recordOf('monster', type);
  const deck = view.monsterDecks.find(({ deck }) => deck === deckId);
  const cards = recordOf('monster-deck', deckId).cards;
  const card = deck && deck.card >= 0 ? cards[deck.card] : undefined;
  const left = cards.filter((_, n) => !deck?.drawn.includes(n) && n !== deck?.card);
  return (
    <section
      aria-label={kindName(view, ids[0]!, formatter)}
      className="border-hairline border-t py-2 first-of-type:border-t-0"
    >
      <h3 className="m-0 flex items-baseline gap-2">
        <span className="font-semibold font-title">{kindName(view, ids[0]!, formatter)}</span>
        {card && <b className="ml-auto font-numeral font-semibold text-title">{card.initiative}</b>}
      </h3>
      {card && (
        <ul className="m-0 list-none rounded-control bg-raised px-2.5 py-1.5 text-note">
          {instructionLines(`monster-deck/${deckId}/cards/${deck?.card}`, formatter).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <table className="mt-1 w-full border-separate border-spacing-y-0.5 text-note">
        <thead>
          <tr className="text-muted">
            <td />
            {STATS.map(({ stat, icon }) => (
              <th key={stat} scope="col" className="w-12 font-normal" title={t(`stat.${stat}`)}>
                <Icon of={icon} size={15} label={t(`stat.${stat}`)} className="inline" />
              </th>
            ))}
            <th scope="col" className="w-9 text-right font-normal">
              {t('table.hp')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <Row
              key={id}
              view={view}
              formatter={formatter}
              id={id}
              isInspected={id === inspected}
              onInspect={onInspect}
            />
          ))}
        </tbody>
      </table>
      <p className="m-0 text-muted text-note">
        {t('table.cardsLeft', { count: left.length })}{' '}
        <span className="font-numeral">
          {left
            .map(({ initiative }) => initiative)
            .toSorted((a, b) => a - b)
            .join(' · ')}
        </span>
      </p>
    </section>
  );
}

interface RowProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly id: number;
  readonly isInspected: boolean;
  onInspect(figure: number | undefined): void;
}

/** One standee: its numbers this round, with the printed ones where they differ. */
function Row({ view, formatter, id, isInspected, onInspect }: RowProps) {
  const figure = view.figures[id]!;
  const numbers = monsterNumbers(view, id);
  const name = figureName(id, formatter);
  return (
    <tr className={figure.acted ? 'text-muted' : undefined}>
      <th scope="row" className="text-left font-normal">
        <Button
          small
          tone="bare"
          pressed={isInspected}
          onClick={() => onInspect(isInspected ? undefined : id)}
          className="-ml-1.5 gap-1.5 whitespace-nowrap px-1.5"
        >
          <Miniature figure={figure} size={26} />
          <span className={isElite(figure) ? 'underline decoration-double underline-offset-3' : undefined}>
            {formatter.t(`rank.${figure.kind}`)} {figure.number}
          </span>
          <span className="sr-only">{formatter.t('table.why', { name })}</span>
        </Button>
      </th>
      <Cell now={numbers.move.now} base={numbers.move.base} />
      <Cell now={numbers.attack.now} base={numbers.attack.base} />
      <Cell
        now={numbers.range.now || (numbers.attack.now === undefined ? undefined : 1)}
        base={numbers.range.base || 1}
      />
      <Cell now={numbers.shield} base={numbers.shield} />
      <td className="text-right">
        <b className="font-numeral font-semibold text-body">{figure.hp}</b>
        <span className="text-muted">/{figure.maxHp}</span>
      </td>
    </tr>
  );
}

function Cell({ now, base }: { readonly now: number | undefined; readonly base: number }) {
  return (
    <td className="text-center">
      <b className={classes('font-numeral font-semibold text-body', now === undefined && 'text-muted')}>{now ?? '–'}</b>
      {now !== undefined && now !== base && (
        <span className="text-muted">
          {' '}
          {base}
          {now > base ? '+' : '−'}
          {Math.abs(now - base)}
        </span>
      )}
    </td>
  );
}
