import type { DerivedState, Rulebook } from '@tessera/fifth-edition';
import { numberText } from '../parts/numberText.ts';
import { coinWords } from '../play/purse.ts';
import type { Say } from '../speech.ts';
import { houseRuleName } from '../words/houseRuleName.ts';
import { abilityShort, pathName, wordOr } from '../words/pathName.ts';

/** An event as the log has it: whatever its fields hold, they are only shown. */
export interface LogEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What names are looked up with. */
export interface Naming {
  readonly rulebook: Rulebook;
  readonly sheet: DerivedState;
  readonly say: Say;
}

/** Something that happened to a character, in a sentence. An event that has no sentence yet is named by its type. */
export function eventSentence(event: LogEvent, naming: Naming): string {
  const tell = sentences[event.type];
  const { say } = naming;
  return tell === undefined ? wordOr(say, `history.event.${event.type}`, event.type) : tell(event, naming);
}

/** The types of events that there is a sentence for. */
export function knownEvents(): readonly string[] {
  return [...Object.keys(sentences), ...PLAIN];
}

/** Those whose text needs nothing filled in. */
const PLAIN: readonly string[] = ['combatBegan', 'combatEnded', 'retired'];

type Sentence = (event: LogEvent, naming: Naming) => string;

/** The text under the event's own name, filled with some of its fields. */
const sentences: Readonly<Record<string, Sentence>> = {
  loaded: ({ name, from }, { say }) => say(`history.event.loaded.${text(from)}`, { name: text(name) }),
  named: ({ name }, { say }) => say('history.event.named', { name: text(name) }),
  described: ({ fields }, { say }) => say('history.event.described', { fields: list(fields).map(text).join(', ') }),
  chose(event, naming) {
    const { say, sheet } = naming;
    const key = text(event.key);
    const title =
      sheet.choices.find((choice) => choice.key === key)?.prompt ?? wordOr(say, `history.standing.${key}`, key);
    const value = valueWords(event.value, naming);
    return say(value === '' ? 'history.event.unchose' : 'history.event.chose', { title, value });
  },
  scored({ scores, method }, { say }) {
    const each = Object.entries(fields(scores)).map(([id, score]) => `${abilityShort(say, id)} ${text(score)}`);
    return say('history.event.scored', {
      scores: each.join(', '),
      method: wordOr(say, `builder.method.${text(method)}`, text(method)),
    });
  },
  rolledScores: ({ dice }, { say }) =>
    say('history.event.rolledScores', {
      dice: list(dice)
        .map((four) => list(four).map(text).join(' '))
        .join(' · '),
    }),
  levelled(event, naming) {
    const { rolled } = fields(event.hp);
    const params = { level: text(event.level), class: className(event.class, naming), rolled: text(rolled) };
    return naming.say(rolled === undefined ? 'history.event.levelled' : 'history.event.levelledRolled', params);
  },
  levelledDown: ({ level }, { say }) => say('history.event.levelledDown', { level: text(level) }),
  levelChanged(event, naming) {
    const { rolled } = fields(event.hp);
    const key = event.class === undefined ? 'history.event.levelChanged' : 'history.event.levelClassChanged';
    const sentence = naming.say(key, { level: text(event.level), class: className(event.class, naming) });
    return rolled === undefined
      ? sentence
      : `${sentence} ${naming.say('history.event.levelRolled', { rolled: text(rolled) })}`;
  },
  overridden({ target, reason, value }, { say, sheet }) {
    const params = { name: pathName(say, sheet, text(target)), value: text(value), reason: text(reason) };
    return say(value === undefined ? 'history.event.unoverridden' : 'history.event.overridden', params);
  },
  pinned({ packs }, { say }) {
    const each = list(packs).map((pack) => `${text(fields(pack).id)} ${text(fields(pack).version)}`);
    return say('history.event.pinned', { packs: each.join(', ') || say('history.nothing') });
  },
  gained: (event, naming) => naming.say('history.event.gained', { item: itemName(event.item, naming) }),
  dropped: (event, naming) => naming.say('history.event.dropped', { item: itemName(event.item, naming) }),
  carried(event, naming) {
    const { say } = naming;
    const how = event.equipped === true ? 'history.event.equipped' : 'history.event.stowed';
    const sentence = say(how, { item: itemName(event.item, naming) });
    return event.attuned === true ? `${sentence} ${say('history.event.attuned')}` : sentence;
  },
  coinsChanged({ add }, { say }) {
    const changes = Object.entries(fields(add)).map(([coin, count]) => [coin, Number(count)] as const);
    const gained = coinWords(say, Object.fromEntries(changes.filter(([, count]) => count > 0)));
    const spent = coinWords(say, Object.fromEntries(changes.filter(([, count]) => count < 0)));
    if (gained !== '' && spent !== '') return say('history.event.changedCoins', { gained, spent });
    return spent === '' ? say('history.event.gotCoins', { gained }) : say('history.event.spentCoins', { spent });
  },
  hurt({ amount, absorbed }, { say }) {
    const key = Number(absorbed) > 0 ? 'history.event.hurtAbsorbed' : 'history.event.hurt';
    return say(key, { amount: text(amount), absorbed: text(absorbed) });
  },
  healed: ({ amount }, { say }) => say('history.event.healed', { amount: text(amount) }),
  tempered: ({ amount }, { say }) => say('history.event.tempered', { amount: text(amount) }),
  spent: (event, naming) =>
    naming.say('history.event.spent', { what: resourceName(event.what, naming), amount: text(event.amount) }),
  regained: (event, naming) =>
    naming.say('history.event.regained', { what: resourceName(event.what, naming), amount: text(event.amount) }),
  recovered: ({ what, label, dice, bonus, rolls, total }, { say }) =>
    say(`history.event.recovered.${text(what)}`, {
      label: text(label),
      total: text(total),
      dice: `${text(dice)}${Number(bonus) === 0 ? '' : ` ${numberText(Number(bonus), true)}`}`,
      rolls: list(rolls).map(text).join(' '),
    }),
  hitDieSpent: ({ die, rolled, modifier, healed }, { say }) =>
    say('history.event.hitDieSpent', {
      die: text(die),
      rolled: text(rolled),
      modifier: numberText(Number(modifier), true),
      healed: text(healed),
    }),
  deathSaved: ({ rolled, bonus, successes, failures }, { say }) =>
    say('history.event.deathSaved', {
      rolled: Number(bonus) === 0 ? text(rolled) : `${text(rolled)} ${numberText(Number(bonus), true)}`,
      successes: text(successes),
      failures: text(failures),
    }),
  began: (event, naming) => naming.say('history.event.began', { name: refName(event.ref, naming) }),
  ended(event, naming) {
    const { say } = naming;
    const why = wordOr(say, `history.because.${text(event.because)}`, '');
    return say(why === '' ? 'history.event.ended' : 'history.event.endedBecause', {
      name: refName(event.ref, naming),
      why,
    });
  },
  conditioned({ id, level }, naming) {
    const { say } = naming;
    const key = Number(level) === 0 ? 'unconditioned' : Number(level) > 1 ? 'conditionedLevel' : 'conditioned';
    return say(`history.event.${key}`, { name: conditionName(id, naming), level: text(level) });
  },
  ruled: ({ id, on }, { say }) =>
    say(on === true ? 'history.event.ruledOn' : 'history.event.ruledOff', { name: houseRuleName(say, text(id)) }),
  toggled({ id, on }, { say, sheet }) {
    const name = sheet.toggles.find((toggle) => toggle.id === id)?.name ?? text(id);
    return say(on === true ? 'history.event.toggledOn' : 'history.event.toggledOff', { name });
  },
  turnBegan: ({ round }, { say }) => say('history.event.turnBegan', { round: text(round) }),
  timePassed: ({ seconds }, { say }) => say('history.event.timePassed', { time: timeWords(Number(seconds), say) }),
  rested: ({ kind }, { say }) => say(`history.event.rested.${text(kind)}`),
  rolled({ label, dice, bonus, mode, rolls, dropped, total }, { say }) {
    const made = `${text(dice)}${Number(bonus) === 0 ? '' : ` ${numberText(Number(bonus), true)}`}`;
    const fell = `${list(rolls).map(text).join(' ')}${dropped === undefined ? '' : ` (${text(dropped)})`}`;
    const how = mode === 'plain' ? '' : `, ${wordOr(say, `words.roll.${text(mode)}`, text(mode))}`;
    return say('history.event.rolled', { label: text(label), total: text(total), dice: made, rolls: fell, how });
  },
};

function timeWords(seconds: number, say: Say): string {
  if (seconds % 3600 === 0) return say('history.hours', { n: seconds / 3600 });
  if (seconds % 60 === 0) return say('history.minutes', { n: seconds / 60 });
  return say('history.seconds', { n: seconds });
}

function valueWords(value: unknown, naming: Naming): string {
  if (Array.isArray(value)) return value.map((each) => contentName(text(each), naming)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([id, points]) => `${abilityShort(naming.say, id)} +${text(points)}`)
      .join(', ');
  return contentName(text(value), naming);
}

function className(id: unknown, { rulebook }: Naming): string {
  return rulebook.classes.get(text(id))?.facts.name ?? text(id);
}

function itemName(id: unknown, { rulebook }: Naming): string {
  return rulebook.items.get(text(id))?.facts.name ?? text(id);
}

function conditionName(id: unknown, { rulebook, say }: Naming): string {
  return wordOr(say, `condition.${text(id)}`, rulebook.conditions.get(text(id))?.facts.name ?? text(id));
}

function refName(ref: unknown, naming: Naming): string {
  const [, id = text(ref)] = text(ref).split(':');
  return contentName(id, naming);
}

/** What is spent is a resource, slots, or hit dice. */
function resourceName(what: unknown, { sheet, say }: Naming): string {
  const id = text(what);
  const [, level] = /^slot\.(\d)$/.exec(id) ?? [];
  if (level !== undefined) return say('history.slot', { level });
  return sheet.resources[id]?.name ?? wordOr(say, `history.used.${id}`, id);
}

/** Whichever shelf of the rulebook knows an id. */
function contentName(id: string, { rulebook, say }: Naming): string {
  const { skills, feats, spells, items, classes, subclasses, species, lineages, backgrounds, conditions, rules } =
    rulebook;
  if (skills.has(id)) return wordOr(say, `words.skill.${id}`, skills.get(id)?.name ?? id);
  const shelves = [feats, spells, items, classes, subclasses, species, lineages, backgrounds, conditions, rules];
  return shelves.map((shelf) => shelf.get(id)?.facts.name).find((name) => name !== undefined) ?? id;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
