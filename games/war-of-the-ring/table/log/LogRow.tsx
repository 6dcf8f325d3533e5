import type { GameEvent } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { Icon, StageCard, type StageRow } from '@tessera/ui';
import { cardName, combatHalfOf, faceName, sideName, tileName, tileOf } from '@tessera/war-of-the-ring/facts';
import { FACE_ICONS } from '../parts/looks.ts';
import { TileValue } from '../parts/TileValue.tsx';
import { diceOf } from '../story.ts';

interface ToldProps {
  /** Shown events of the entry so far, the newest last. */
  readonly events: readonly GameEvent[];
  readonly formatter: GameFormatter;
  readonly isMoving: boolean;
  readonly skip: (() => void) | undefined;
}

/** Maximum of rolls and draws on the card. */
const MAX_ROWS = 3;

/** Card with rolls, tiles and reveals: the requirement, the result, and its meaning. */
export function LogRow({ events, formatter, isMoving, skip }: ToldProps) {
  const { t } = formatter;
  const rows = events.flatMap((event, i) => rowOf(event, i, formatter) ?? []).slice(-MAX_ROWS);
  const last = events.at(-1);
  if (!last || rows.length === 0) return null;
  return (
    <StageCard
      label={t('table.stage')}
      rows={rows}
      outcome={OUTCOMES.has(last.type) ? { title: formatter.event(last) } : undefined}
      isMoving={isMoving}
      skip={skip && { label: t('table.skip'), keyHint: t('table.space'), run: skip }}
    />
  );
}

const OUTCOMES = new Set(['revealed', 'captured', 'won', 'corrupted', 'hunt-damage', 'no-tile']);

function rowOf(event: GameEvent, i: number, formatter: GameFormatter): StageRow | undefined {
  const { t } = formatter;
  const id = `${event.type} ${i}`;
  const dice = diceOf(event)?.map((value) => ({
    value,
    dropped: typeof event.needs === 'number' && value < event.needs,
  }));
  switch (event.type) {
    case 'dice-rolled':
      return {
        id,
        title: t('table.actionDice', { side: sideName(Number(event.side), formatter) }),
        drawn: (
          <span className="flex flex-wrap gap-1">
            {(Array.isArray(event.faces) ? event.faces : []).map((face, place) => (
              <span
                key={`${String(face)} ${String(place)}`}
                className="grid size-9 place-items-center rounded-control border border-control bg-surface"
              >
                <Icon of={FACE_ICONS[Number(face)]!} size={22} label={faceName(Number(face), formatter)} />
              </span>
            ))}
          </span>
        ),
      };
    case 'hunt-rolled':
    case 'hunt-rerolled': {
      const successes = Number(event.successes);
      return {
        id,
        title: t(`table.${event.type}`),
        needs:
          event.type === 'hunt-rolled'
            ? t('table.huntNeeds', { need: Math.max(2, 6 - Number(event.bonus)) })
            : undefined,
        dice,
        verdict: { text: t('table.successes', { n: successes }), isGood: successes > 0 },
      };
    }
    case 'tile-drawn': {
      const tile = tileOf(Number(event.tile));
      return {
        id,
        title: t('table.tileDrawn'),
        drawn: (
          <b className="grid size-12 place-items-center rounded-full border-4 border-control bg-paper font-numeral font-semibold text-paper-ink text-title">
            <TileValue value={tile.value} size={26} />
          </b>
        ),
        total: <span className="font-title text-lead">{tileName(Number(event.tile), formatter)}</span>,
      };
    }
    case 'combat-rolled':
    case 'combat-rerolled':
    case 'extra-attack': {
      const hits = Number(event.hits);
      return {
        id,
        title: `${sideName(Number(event.side), formatter)}${event.type === 'combat-rolled' ? '' : `, ${t(`table.rolled.${event.type}`)}`}`,
        needs: t('table.needs', { needs: Number(event.needs) }),
        dice,
        verdict: { text: t('table.hits', { n: hits }), isGood: hits > 0 },
      };
    }
    case 'combat-card-shown':
      return {
        id,
        title: sideName(Number(event.side), formatter),
        drawn: (
          <b className="font-semibold font-title text-lead">
            {t(`name.combat.${combatHalfOf(Number(event.card)).id}`)}
          </b>
        ),
      };
    case 'card-played':
      return {
        id,
        title: formatter.seatName(Number(event.seat)),
        drawn: <b className="font-semibold font-title text-lead">{cardName(Number(event.card), formatter)}</b>,
      };
    case 'revealed':
    case 'captured':
    case 'won':
      return { id, title: formatter.event(event) };
    default:
      return undefined;
  }
}
