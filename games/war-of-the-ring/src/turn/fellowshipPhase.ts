import { refuse } from '@tessera/kernel';
import { regionOf, tables } from '../content/index.ts';
import { settleTable } from '../deck/tableCards.ts';
import { heal } from '../fellowship/corruption.ts';
import { guideCandidates, setGuide, whyNotGuide } from '../fellowship/guide.ts';
import { declarationPaths, isHaven, moveFigure, whyNoPath } from '../hunt/reveal.ts';
import { mordorPool, returnAside } from '../pieces/huntPool.ts';
import { leaderOf } from '../pieces/roles.ts';
import { activate } from '../politics/politics.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import { FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

const GATES = ['morannon', 'minas-morgul'].map((id) => regionOf(id));

/** Phase 2: declare the Fellowship, enter Mordor, choose the Guide. R 5.2 */
export const fellowshipPhase = {
  fellowship: {
    asks: (state) => (hasSomething(state) ? leaderOf(state, FREE) : []),
    options(state): Action[] {
      const options: Action[] = [{ type: 'done' }];
      if (!whyNoDeclaration(state)) for (const path of declarationPaths(state)) options.push({ type: 'declare', path });
      if (!whyNotIntoMordor(state)) options.push({ type: 'enter-mordor' });
      const candidates = guideCandidates(state);
      for (const character of candidates) {
        if (character !== state.fellowship.guide) options.push({ type: 'guide', character });
      }
      return options;
    },
    open: true,
    sound: true,
    answers: {
      declare: {
        refuse: (state, _frame, _seat, { path }) => whyNoDeclaration(state) ?? whyNoPath(state, path),
        play(state, frame, { action: { path }, log, chance }) {
          const frames = moveFigure(state, path, true);
          declareAt(state, path.at(-1)!, { log, chance });
          return [...frames, frame];
        },
      },
      'enter-mordor': {
        refuse: (state) => whyNotIntoMordor(state),
        play(state, frame, { log }) {
          state.fellowship.mordor = 0;
          state.fellowship.progress = 0;
          mordorPool(state);
          log({ type: 'entered-mordor' });
          return [frame];
        },
      },
      // R 5.2: the Guide is chosen at the end of the phase.
      guide: {
        refuse: (state, _frame, _seat, { character }) =>
          character === state.fellowship.guide
            ? refuse('guides-already', { character })
            : whyNotGuide(state, character),
        play(state, _frame, { action: { character }, log, chance }) {
          setGuide(state, character, { log, chance });
          returnAside(state, { log, chance });
        },
      },
      done(state, _frame, { log, chance }) {
        returnAside(state, { log, chance });
      },
    },
  },
} satisfies Rule<'fellowship'>;

function hasSomething(state: State): boolean {
  return !whyNoDeclaration(state) || !whyNotIntoMordor(state) || guideCandidates(state).length > 1;
}

/** Returns why the Fellowship cannot be declared: it must be hidden and on the map, once per turn. R 10.4 */
function whyNoDeclaration({ fellowship, declared }: State) {
  if (fellowship.mordor >= 0) return refuse('on-the-mordor-track');
  if (!fellowship.hidden) return refuse('already-revealed');
  return declared ? refuse('declared-already') : undefined;
}

/** Returns why the Fellowship cannot enter Mordor: it must stand at one of the two gates. R 10.9 */
function whyNotIntoMordor({ fellowship }: State) {
  if (fellowship.mordor >= 0) return refuse('on-the-mordor-track');
  return GATES.includes(fellowship.region) ? undefined : refuse('not-at-the-gates', { region: fellowship.region });
}

/**
 * Declares the Fellowship. An unconquered City or Stronghold of the Free Peoples heals, and activates its Nation. R
 * 10.4
 */
function declareAt(state: State, region: number, ctx: Ctx): void {
  state.declared = true;
  ctx.log({ type: 'declared', region });
  settleTable(state, 'declared', ctx);
  if (!isHaven(state, region)) return;
  heal(state, 1, ctx);
  activate(state, tables.nationOf[region]!, 'declaration', ctx, region);
  settleTable(state, 'declared-safe', ctx);
}
