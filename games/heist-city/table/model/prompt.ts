import { type Action, crew, isConscious, type View } from '@tessera/heist-city';
import type { Decision, Seat } from '@tessera/kernel';
import { type Choice, choicesOf } from './choices.ts';
import { choiceLabel, choiceUnit } from './choiceWords.ts';
import { facetText } from './facetWords.ts';
import { armed, chosen, type Offer, openFacets, type Selection } from './selection.ts';
import type { Speaker } from './speaker.ts';

/** What is being done or asked, as a viewer sees it. */
type SeenFrame = View['flow'][number];

/** A decision as the dock shows it: what is asked, and what can be answered. */
export interface Prompt extends Offer {
  /** The kind of decision: the frame that asks. */
  readonly kind: string;
  /** The unit it is about: whoever acts, is placed, rolled. */
  readonly unit: number;
  readonly title: string;
  readonly hint: string;
  readonly choices: readonly Choice[];
}

/** What this seat is asked now; nothing where it is not. */
export function promptOf(
  speaker: Speaker,
  seat: Seat,
  decisions: readonly Decision[],
  legal: readonly Action[],
): Prompt | undefined {
  const decision = decisions.find((one) => one.seat === seat);
  if (!decision) return undefined;
  const { view } = speaker;
  const frame = view.flow.at(-1);
  return {
    kind: decision.kind,
    unit: frame ? unitAsked(view, frame) : -1,
    view,
    choices: choicesOf(view, legal),
    ...headline(speaker, decision.kind, frame),
  };
}

/** Whom a question is about. */
function unitAsked(view: View, frame: SeenFrame): number {
  if ('unit' in frame) return frame.unit;
  if (frame.at === 'act' || frame.at === 'plan') return view.activation?.character ?? -1;
  if (frame.at === 'attack.aim') return view.deed?.attacker ?? -1;
  if (frame.at === 'attack.shove') return view.deed?.target ?? -1;
  return -1;
}

/** The second line of the dock once something is taken up. */
export function hintOf(speaker: Speaker, prompt: Prompt, selection: Selection): string {
  const choice = chosen(prompt, selection);
  if (!choice) return prompt.hint;
  const label = choiceLabel(speaker, choice.sample);
  if (armed(prompt, selection) === undefined) {
    const [open] = openFacets(prompt, selection);
    return `${label}. ${speaker.say(`ask.next.${open?.kind ?? 'option'}`)}`;
  }
  const confirm = speaker.say('dock.confirm');
  const target = selection.picks[0];
  if (!target || choiceUnit(choice.sample) >= 0) return speaker.say('ask.armed', { choice: label, confirm });
  const key = target.kind === 'unit' ? 'ask.aimed' : 'ask.at';
  return speaker.say(key, { choice: label, target: facetText(speaker, target), confirm });
}

function headline(speaker: Speaker, kind: string, frame: SeenFrame | undefined): { title: string; hint: string } {
  const { view, say } = speaker;
  const words = (params: Readonly<Record<string, string | number>>, key = kind) => ({
    title: say(`ask.${key}.title`, params),
    hint: say(`ask.${key}.hint`, params),
  });
  if (frame?.at !== kind) return words({ kind }, 'other');
  switch (frame.at) {
    case 'loadout':
      return words({ cost: 0, budget: view.budget });
    case 'deploy':
      return words({ unit: speaker.role(frame.unit) });
    case 'under-cover':
      return words({ unit: speaker.role(frame.unit), moves: frame.moves });
    case 'activate':
      return words({ turn: view.turn });
    case 'act':
    case 'plan': {
      const unit = speaker.role(view.activation?.character ?? -1);
      const left = view.activation?.slots ?? 0;
      return words({ unit, left, slots: crew.actionSlots }, left === 0 ? 'spent' : kind);
    }
    case 'reroll': {
      const dice = view.rolls.at(-1)?.dice ?? [];
      return words({ unit: speaker.unit(frame.unit), dice: dice.join(' + '), test: say(`test.${frame.test}`) });
    }
    case 'attack.aim':
      return words({ left: view.deed?.left ?? 0, weapon: speaker.item(view.deed?.weapon ?? '') });
    case 'attack.shove':
      return words({ unit: speaker.unit(view.deed?.target ?? -1) });
    case 'free-moves':
      return words({ n: frame.units.filter((unit) => isConscious(view, unit)).length });
    case 'champion':
      return words({ computer: frame.computer + 1 });
    case 'jetpack':
      return words({ unit: speaker.role(frame.unit) });
    default:
      return words({ kind }, 'other');
  }
}
