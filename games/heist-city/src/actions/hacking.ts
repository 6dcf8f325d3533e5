import { type Refusal, refuse } from '@tessera/kernel';
import { actionOf } from '../content/index.ts';
import { distance, siteOf } from '../map/site.ts';
import { attempt } from '../rolls/skillChecks.ts';
import type { ActionOf } from '../state/action.ts';
import { outOfRange } from '../state/refusals.ts';
import type { View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { isIn } from '../units/stats.ts';
import { areAdjacent, areEnemies, cellOf, FIRST_NPC } from '../units/units.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Computers, info drops and disguises. R 12.2, 12.4, 12.8 */
export const hackActions = {
  'hack-computer': ruleOf<'hack-computer'>('hack-computer', {
    options(state, actor) {
      const options: ActionOf<'hack-computer'>[] = [];
      const { computers } = siteOf(state.map);
      for (let computer = 0; computer < computers.length; computer++) {
        if (!refuseComputer(state, actor, computer)) options.push({ type: 'hack-computer', computer });
      }
      return options;
    },
    refuse: (state, actor, { computer }) => refuseComputer(state, actor, computer),
    play(state, actor, { computer }, { log }) {
      if (hasVariant(state, 'hack-immediate')) return attempt(actor, 'computer', computer);
      state.characters[actor]!.connected = computer;
      log({ type: 'connected', unit: actor, computer });
      return undefined;
    },
  }),

  'hack-upload': ruleOf<'hack-upload'>('hack-upload', {
    options(state, actor) {
      const options: ActionOf<'hack-upload'>[] = [];
      for (let drop = 0; drop < state.drops.length; drop++) {
        if (!refuseUpload(state, actor, drop)) options.push({ type: 'hack-upload', drop });
      }
      return options;
    },
    refuse: (state, actor, { drop }) => refuseUpload(state, actor, drop),
    play: (_state, actor, { drop }) => attempt(actor, 'upload', drop),
  }),

  'remove-disguise': ruleOf<'remove-disguise'>('remove-disguise', {
    options(state, actor) {
      const options: ActionOf<'remove-disguise'>[] = [];
      for (let target = 0; target < FIRST_NPC; target++) {
        if (!refuseUnmasking(state, actor, target)) options.push({ type: 'remove-disguise', target });
      }
      return options;
    },
    refuse: (state, actor, { target }) => refuseUnmasking(state, actor, target),
    play: (_state, actor, { target }) => attempt(actor, 'remove-disguise', target),
  }),
} satisfies ActionRules<'hack-computer' | 'hack-upload' | 'remove-disguise'>;

function refuseComputer(state: View, actor: number, computer: number): Refusal | undefined {
  const site = siteOf(state.map);
  const cell = site.computers[computer];
  if (cell === undefined) return refuse('no-target', { action: 'hack-computer' });
  const range = actionOf('hack-computer').range ?? 1;
  const far = distance(site, cellOf(state, actor), cell);
  if (far > range) return outOfRange(range, far);
  // D17: standing on it is near enough, unless a variant demands a hex beside it.
  if (far === 0 && hasVariant(state, 'connect-beside')) return refuse('no-target', { action: 'hack-computer' });
  if (isIn(state, 'shock', cell)) return refuse('disabled', { item: { computer } });
  const isDone = hasVariant(state, 'hack-immediate')
    ? state.hacked.includes(computer)
    : state.characters[actor]!.connected === computer;
  return isDone ? refuse('used-up', { action: 'hack-computer' }) : undefined;
}

function refuseUpload(state: View, actor: number, drop: number): Refusal | undefined {
  const there = state.drops[drop];
  if (there?.kind !== 'info') return refuse('no-target', { action: 'hack-upload' });
  if (!isUploadable(state, actor, drop)) return refuse('not-carrying', { item: { drop } });
  return there.uploadedThisTurn ? refuse('used-up', { action: 'hack-upload' }) : undefined;
}

/** Returns whether a drop can be uploaded: carried or, by variant, close enough. D5 */
function isUploadable(state: View, actor: number, drop: number): boolean {
  if (state.characters[actor]!.carries.includes(drop)) return true;
  const { cell } = state.drops[drop]!;
  if (cell < 0 || !hasVariant(state, 'upload-adjacent')) return false;
  return distance(siteOf(state.map), cellOf(state, actor), cell) <= 1;
}

function refuseUnmasking(state: View, actor: number, target: number): Refusal | undefined {
  const isDisguised =
    target < FIRST_NPC && areEnemies(actor, target) && state.characters[target]!.stance === 'disguised';
  if (!isDisguised || !areAdjacent(state, actor, target)) return refuse('no-target', { action: 'remove-disguise' });
  return undefined;
}
