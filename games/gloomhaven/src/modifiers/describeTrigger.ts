import type { Predicate } from '../vocabulary/predicates.ts';
import type { Moment } from '../vocabulary/vocabulary.ts';
import { isList } from './describePredicate.ts';
import type { Describer, SubjectRole } from './kind.ts';
import type { Modifier } from './modifier.ts';
import type { Selector } from './selector.ts';

/** The parts of an effect at a moment that its sentence needs. */
interface Triggered {
  readonly moment: Moment;
  readonly who?: Selector | undefined;
  readonly if?: Predicate | undefined;
  readonly lasts: string;
  readonly may: boolean;
  readonly by?: 'owner' | 'them' | undefined;
  readonly limit: string;
  readonly effects: readonly Modifier[];
}

/** The figure that effects at a moment concern, where it is not the figure of the moment. */
const ROLES: Partial<Readonly<Record<Moment, SubjectRole>>> = {
  'attack-action': 'target',
  attack: 'target',
  'heal-action': 'target',
  'condition-given': 'victim',
  'curse-given': 'victim',
  attacked: 'attacker',
  'attack-damage': 'attacker',
  'modifier-drawn': 'attacker',
};

/** The moments whose texts name the kind of attack and its target. */
const ATTACKS: ReadonlySet<Moment> = new Set<Moment>(['attack', 'attack-action', 'attacked']);

/** The moments whose texts say "the next time". */
const NEXT: ReadonlySet<Moment> = new Set<Moment>(['attack-action', 'damage']);

/** The moments whose texts are times ("at the start of your turn"); the other texts are clauses ("when you attack"). */
const TIMES: ReadonlySet<Moment> = new Set<Moment>([
  'round-start',
  'round-end',
  'turn-start',
  'turn',
  'turn-end',
  'move-action-start',
]);

/** Returns the sentence of an effect at a moment. */
export function triggerText(on: Triggered, t: Describer): string {
  const inside = t.about(ROLES[on.moment] ?? 'self');
  const { facts, rest } = attackFacts(on);
  const may = on.may && !on.effects.some((effect) => t.isOptional(effect));
  return t('modifier.on', {
    moment: t(`trigger.${on.moment}`, { ...whoseParams(on, t), ...facts, limit: on.limit }),
    clause: !TIMES.has(on.moment),
    conditional: rest.length > 0,
    if: rest.length > 0 ? inside.predicate(rest) : '',
    lasts: on.lasts,
    limit: on.limit === 'next' && !NEXT.has(on.moment) ? 'once' : on.limit,
    may,
    by: on.by ?? 'owner',
    who: on.who === undefined ? '' : t.who({ ...on.who, count: 1 }, { form: 'any' }),
    ...inside.effects(on.effects),
  });
}

/** Returns whose moment it is. `own`: the effects name the figures themselves, so the moment says "its". */
function whoseParams({ who, by, effects }: Triggered, t: Describer) {
  if (who === undefined) {
    return { whose: t.voice === 'you' ? 'you' : 'it', who: '', whoAcc: '', whoDat: '' };
  }
  const one = { ...who, count: 1 };
  const named = effects.flatMap((effect) => ('who' in effect && effect.who !== undefined ? [effect.who] : []));
  const isNamed = named.some((each) => t.who({ ...each, count: 1 }) === t.who(one));
  return {
    whose: by === 'them' ? 'them' : isNamed ? 'own' : 'other',
    who: t.who(one, { form: 'any' }),
    whoAcc: t.who(one, { form: 'any', case: 'acc' }),
    whoDat: t.who(one, { form: 'any', case: 'dat' }),
  };
}

/** Separates the conditions that the moment itself names: the kind of attack and a marked target. */
function attackFacts({ moment, if: condition }: Triggered) {
  const facts = { attack: 'any', single: false, against: 'none' };
  const rest: Predicate[] = [];
  if (!ATTACKS.has(moment)) return { facts, rest: partsOf(condition) };
  for (const part of partsOf(condition)) {
    if (!isList(part) && part.type === 'attack' && part.kind !== 'own') {
      if (part.kind === 'single-target') facts.single = true;
      else facts.attack = part.kind;
    } else if (!isList(part) && part.type === 'marked' && part.who === 'target') facts.against = part.keyword ?? 'mark';
    else rest.push(part);
  }
  return { facts, rest };
}

function partsOf(condition: Predicate | undefined): readonly Predicate[] {
  if (condition === undefined) return [];
  if (isList(condition)) return condition;
  return condition.type === 'and' ? condition.predicates : [condition];
}
