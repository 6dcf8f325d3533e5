import { distanceOf } from '../movement/walk.ts';
import { calculateTeamVP } from '../objectives/victoryPoints.ts';
import type { View, VPEventType } from '../state/state.ts';
import type { VPOpportunity } from '../state/types.ts';
import { LAST_TURN } from '../units/turnStructure.ts';
import { cellOf, crewOf, isNpc, isStanding } from '../units/units.ts';
import { chanceOf } from './ambush.ts';
import { counsel } from './counsel.ts';
import type { Consideration } from './occasion.ts';

/** Mean points from which an opportunity gives advice. */
const WORTHWHILE = 0.2;
/** Turn from which the way home gives advice. */
const HOMEWARD_TURN = LAST_TURN - 1;
/** Events scored at the end of the match, by position. R 12.9, 12.10 */
const AT_THE_END: readonly VPEventType[] = ['escape', 'info-drop-extract'];

/** Advice about points and the time left for them. R 12, 17 */
export const points = counsel({
  category: 'points',
  sayings: {
    'best-chance': { severity: 'note' },
    'way-home': { severity: 'note' },
    'last-call': {
      severity: 'warning',
    },
    stranded: { severity: 'warning' },
    'drop-stranded': {
      severity: 'warning',
    },
    score: { severity: 'note' },
    'misses-home': { severity: 'danger' },
    'misses-extraction': { severity: 'danger' },
    'leaves-points': { severity: 'warning' },
    'scores-nothing': { severity: 'note' },
  },

  situation({ view, seat, units, chances }, add) {
    if (view.phase !== 'player-activation') return;
    for (const unit of units) {
      const best = chances(unit).find(({ type }) => !AT_THE_END.includes(type));
      if (best && best.estimatedVP >= WORTHWHILE) {
        add('best-chance', { unit, event: best.type, chance: chanceOf(view, best), distance: best.distance });
      }
    }
    for (const unit of crewOf(seat)) {
      if (!isStanding(view.characters[unit]!.stance) || cellOf(view, unit) < 0) continue;
      for (const drop of view.characters[unit]!.carries) {
        if (!isExtractable(chances(unit), drop)) add('drop-stranded', { unit, drop });
      }
      if (view.turn < HOMEWARD_TURN) continue;
      const home = escapeOf(chances(unit));
      if (!home) add('stranded', { unit });
      else if (home.distance > 0) {
        const way = { unit, distance: home.distance, moves: movesFor(view, unit, home.distance) };
        add(view.turn === LAST_TURN ? 'last-call' : 'way-home', way);
      }
    }
    const [own, theirs] = [calculateTeamVP(view, seat), calculateTeamVP(view, 1 - seat)];
    if (view.turn >= HOMEWARD_TURN) add('score', { own, theirs, turns: LAST_TURN + 1 - view.turn });
  },

  action(consideration, add) {
    const { view, seat, action, actor, after, attack, chances, chancesAfter } = consideration;
    if (view.phase !== 'player-activation') return;
    for (const unit of crewOf(seat)) {
      if (escapeOf(chances(unit)) && !escapeOf(chancesAfter(unit))) add('misses-home', { unit });
      for (const drop of after.characters[unit]!.carries) {
        const isLost = isExtractable(chances(unit), drop) && !isExtractable(chancesAfter(unit), drop);
        if (isLost) add('misses-extraction', { unit, drop });
      }
    }
    if (action.type === 'end') {
      const best = hereAndNow(consideration);
      if (best) add('leaves-points', { unit: actor, event: best.type, chance: chanceOf(view, best) });
    }
    const target = attack?.target ?? -1;
    const isPerson = target >= 0 && !isNpc(target);
    const isWorth = (found: VPOpportunity) => found.target === target && WORTH_A_BLOW.includes(found.type);
    if (isPerson && !chances(actor).some(isWorth)) add('scores-nothing', { target });
  },
});

const WORTH_A_BLOW: readonly VPEventType[] = ['down-enemy', 'reveal-hidden'];

/** Returns the best opportunity that a character forgoes by ending without a further step. */
function hereAndNow({ view, actor, chances }: Consideration): VPOpportunity | undefined {
  if (view.activation?.character !== actor || view.activation.slots === 0) return undefined;
  const { connected } = view.characters[actor]!;
  return chances(actor).find(({ type, target, distance, estimatedVP }) => {
    const isHere = distance === 0 && estimatedVP >= WORTHWHILE && !AT_THE_END.includes(type);
    // A character that is already connected can do no more for a computer.
    return isHere && !(type === 'hack-computer' && target === connected);
  });
}

function escapeOf(chances: readonly VPOpportunity[]): VPOpportunity | undefined {
  return chances.find(({ type }) => type === 'escape');
}

function isExtractable(chances: readonly VPOpportunity[], drop: number): boolean {
  return chances.some(({ type, target }) => type === 'info-drop-extract' && target === drop);
}

/** Returns the number of Moves for a distance; more than a turn has if the character cannot move. */
function movesFor(view: View, unit: number, distance: number): number {
  return Math.ceil(distance / Math.max(1, distanceOf(view, unit, 'move')));
}
