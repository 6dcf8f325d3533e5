import type { Json } from '@tessera/kernel';
import type { FormatContext, GameMessageFormat, ParamFormatter } from '@tessera/text';
import { COINS } from '../record/coins.ts';
import { ABILITIES } from '../vocabulary/vocabulary.ts';
import type { CharacterAction } from './actions.ts';
import { type CharacterContentNames, plainNames } from './contentNames.ts';
import type { CharacterEvent } from './events.ts';
import type { CharacterState } from './state.ts';

/** Creates the texts of a character's actions and events with the names of content. */
export function characterWords(
  names: CharacterContentNames,
): GameMessageFormat<CharacterState, CharacterAction, CharacterEvent> {
  const params = paramWords(names);
  return {
    params: { ...params, of: (actions, context) => listOf(actions).map(actionText(params, context)).join(', ') },
    actions: {
      choose: ({ key, value }) => ({ code: 'choose', params: { key, value: value ?? NONE } }),
      changeLevel: ({ level, class: className, hp }) => ({
        code: 'changeLevel',
        params: { level, class: className ?? NONE, hp: hp ?? NONE },
      }),
      cast: ({ spell, level, again }) => ({ code: 'cast', params: { spell, level, again: again ?? NONE } }),
      targetSave: ({ spell, save, on }) => ({ code: 'targetSave', params: { spell, save, on: on ?? NONE } }),
      heal: ({ amount }) => ({ code: 'heal', params: { amount } }),
      stabilize: ({ by }) => ({ code: 'stabilize', params: { means: by } }),
      revive: ({ by, name }) => ({ code: 'revive', params: { means: by, name: name ?? NONE } }),
      harm: ({ parts }) => ({ code: 'harm', params: { entered: parts } }),
      deed: ({ name, anyway }) => ({ code: 'deed', params: { name, anyway: String(anyway === true) } }),
      call: ({ name, count = 1 }) => ({ code: 'call', params: { name, count } }),
      dismiss: () => ({ code: 'dismiss', params: {} }),
      companion: ({ change, amount }) => ({ code: 'companion', params: { change, amount } }),
      override: ({ target, value, reason }) => ({ code: 'override', params: { target, value: value ?? NONE, reason } }),
    },
    events: {
      chose: ({ key, value }) => ({ code: 'chose', params: { key, value: value ?? NONE } }),
      levelled: ({ class: className, level, hp }) => ({
        code: 'levelled',
        params: { class: className, level, rolled: rolledOf(hp) },
      }),
      levelChanged: ({ class: className, level, hp }) => ({
        code: 'levelChanged',
        params: { class: className ?? NONE, level, rolled: rolledOf(hp) },
      }),
      overridden: ({ target, value, reason }) => ({
        code: 'overridden',
        params: { target, value: value ?? NONE, reason },
      }),
      coinsChanged({ add = {} }) {
        const gained = Object.fromEntries(Object.entries(add).filter(([, count]) => count > 0));
        const spent = Object.fromEntries(Object.entries(add).filter(([, count]) => count < 0));
        const code = Object.keys(spent).length === 0 ? '' : Object.keys(gained).length === 0 ? '.spent' : '.both';
        return { code: `coinsChanged${code}`, params: { gained, spent } };
      },
      spellCast: ({ spell, level, again, on, rolls, saves, shaped }) => ({
        code: 'spellCast',
        params: {
          spell,
          level,
          again: again ?? NONE,
          on: on ?? NONE,
          shaped: shaped ?? NONE,
          outcome: { rolls, saves },
        },
      }),
      rethrown: ({ spell, by, throws = [] }) => ({
        code: 'rethrown',
        params: { spell, by, outcome: { rolls: throws.map(({ rolled }) => rolled), saves: [] } },
      }),
      targetSaved: ({ spell, save, on, total, made, damage }) => ({
        code: 'targetSaved',
        params: { spell, save, on: on ?? NONE, total, made, damage: damage ?? NONE },
      }),
      harmed: ({ parts, source, critical, half, amount, absorbed }) => ({
        code: 'harmed',
        params: {
          entered: parts,
          source: source ?? NONE,
          critical: String(critical),
          half: String(half),
          amount,
          absorbed,
        },
      }),
      healed: ({ amount = 0, entered, source, hitPoints }) => ({
        code: hitPoints === undefined ? 'healed' : 'healed.sum',
        params: {
          amount,
          source: source ?? NONE,
          before: hitPoints?.current ?? NONE,
          after: hitPoints === undefined ? NONE : hitPoints.current + amount,
          max: hitPoints?.max ?? NONE,
          entered: entered === undefined || entered === amount ? NONE : entered,
        },
      }),
      stabilized: ({ by }) => ({ code: 'stabilized', params: { means: by } }),
      revived: ({ by, name, hitPoints }) => ({ code: 'revived', params: { means: by, name: name ?? NONE, hitPoints } }),
      attacked: ({ label, dice, rolls, dropped, bonus, mode, total, outcome, damage }) => ({
        code: 'attacked',
        params: { label, dice, rolls, dropped: dropped ?? NONE, bonus, mode, total, outcome, harm: damage },
      }),
      extraDamage: ({ label, critical, damage }) => ({
        code: 'extraDamage',
        params: { label, critical: String(critical), harm: damage === undefined ? [] : [damage] },
      }),
      called: ({ name, count }) => ({ code: 'called', params: { name, count } }),
      left: ({ name, because }) => ({ code: 'left', params: { name, why: because } }),
      rolled: ({ type: code, dropped, ...fields }) => ({ code, params: { ...fields, dropped: dropped ?? NONE } }),
    },
    board: ({ record, combat }, _viewer, context) => summary(record, combat, names, context),
  };
}

/** Stands for an absent field of an action or event, so that a message can select on it. */
const NONE = 'none';

type ParamWords = Readonly<Record<string, ParamFormatter<CharacterState>>>;

function paramWords(names: CharacterContentNames): ParamWords {
  const thing: ParamFormatter = (id, context) => (id === NONE ? NONE : names.thing(textOf(id), context));
  return {
    id: thing,
    ref: (ref, context) => names.thing(textOf(ref).split(':')[1] ?? textOf(ref), context),
    spell: thing,
    by: (id, context) => (typeof id === 'string' ? names.thing(id, context) : NONE),
    shaped: (ids, context) =>
      ids === NONE ? NONE : context.list(listOf(ids).map((id) => names.thing(textOf(id), context))),
    save: saveText,
    outcome: outcomeText,
    class: (id) => (id === NONE ? NONE : names.class(textOf(id))),
    item: (id) => names.item(textOf(id)),
    instanceId: (id) => names.item(textOf(id).replace(/-\d+$/, '')),
    key: (key, context) => names.question(textOf(key), context),
    value: (value, context) => answerText(value, thing, context),
    target: (path, context) => names.place(textOf(path), context),
    // Only healing and temporary points are not spent; every other name is a resource.
    what: (what, context) => (what === 'heal' || what === 'temp' ? what : names.resource(textOf(what), context)),
    record: (record, { t }) => textOf(fieldsOf(record).name) || t('board.nobody'),
    details: (details, { list }) => list(Object.keys(fieldsOf(details))),
    fields: (fields) => listOf(fields).map(textOf).join(', '),
    method: (method, { t }) => t(`builder.method.${textOf(method)}`),
    scores: (scores, { t }) =>
      Object.entries(fieldsOf(scores))
        .map(([ability, score]) => `${t(`words.short.${ability}`)} ${textOf(score)}`)
        .join(', '),
    dice: (dice) =>
      Array.isArray(dice) ? dice.map((four) => listOf(four).map(textOf).join(' ')).join(' · ') : textOf(dice),
    rolls: (rolls) => listOf(rolls).map(textOf).join(' '),
    dropped: (die) => (die === NONE ? '' : ` (${textOf(die)})`),
    bonus: (bonus) => (bonus === 0 ? '' : ` ${signed(Number(bonus))}`),
    modifier: (modifier) => signed(Number(modifier)),
    mode: (mode, { t }) => (mode === 'plain' ? '' : `, ${t(`words.roll.${textOf(mode)}`)}`),
    hp: hitPointsText,
    packs: (packs, { t }) => {
      const pinned = listOf(packs).map((pack) => `${textOf(fieldsOf(pack).id)} ${textOf(fieldsOf(pack).version)}`);
      return pinned.join(', ') || t('history.nothing');
    },
    add: (coins, context) => coinText(coins, context, (count) => signed(count)),
    gained: (coins, context) => coinText(coins, context, String),
    spent: (coins, context) =>
      typeof coins === 'number' ? coins : coinText(coins, context, (count) => String(Math.abs(count))),
    coin: (coin, { t }) => t(`words.coin.${textOf(coin)}`),
    seconds: (seconds, { t }) => timeText(Number(seconds), t),
    because: (because, { t, has }) =>
      has(`history.because.${textOf(because)}`) ? `: ${t(`history.because.${textOf(because)}`)}` : '',
    harm: (harm, context) =>
      listOf(harm)
        .map((each) => damageText(each, context))
        .join(', ') || NONE,
    entered: (parts, context) =>
      listOf(parts)
        .map((part) => partText(part, context))
        .join(', '),
    bars: (bars, { t }) =>
      listOf(bars)
        .map((bar) => barText(bar, t))
        .join(' '),
    stock: (stock, { t }) => t(`match.stock.${textOf(stock)}`),
  };
}

/** Formats damage of one type: "9 slashing (1d8 +4: 5)". */
function damageText(harm: Json, { t, has }: FormatContext): string {
  const { type, dice, bonus = 0, rolls = [], total = 0 } = fieldsOf(harm);
  const name = textOf(type);
  const points = [textOf(total), has(`damageType.${name}`) ? t(`damageType.${name}`) : name].filter(Boolean).join(' ');
  if (dice === undefined) return points;
  const plus = bonus === 0 ? '' : ` ${signed(Number(bonus))}`;
  return t('match.cast.dice', { points, dice: textOf(dice), bonus: plus, rolls: listOf(rolls).map(textOf).join(' ') });
}

/** Formats a part of entered damage: "9 poison, 4 taken: Dwarven Resilience". */
function partText(part: Json, { t, has }: FormatContext): string {
  const { amount, type, taken, by } = fieldsOf(part);
  const name = textOf(type);
  const entered = [textOf(amount), has(`damageType.${name}`) ? t(`damageType.${name}`) : name]
    .filter(Boolean)
    .join(' ');
  if (taken === amount || taken === undefined) return entered;
  return t('match.cast.taken', { entered, taken: Number(taken), by: by === undefined ? NONE : textOf(by) });
}

/** Formats a reason of the gate with the sentence of its refusal. */
function barText(bar: Json, t: FormatContext['t']): string {
  const { code, params } = fieldsOf(bar);
  const given = Object.entries(fieldsOf(params)).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : textOf(value),
  ]);
  return t(`refusal.barred-${textOf(code)}`, Object.fromEntries(given));
}

/** Returns a function that formats one action of a `together`. */
function actionText(params: ParamWords, context: FormatContext<CharacterState>): (action: Json) => string {
  return (action) => {
    const { type, ...fields } = fieldsOf(action);
    const worded = Object.entries({ value: NONE, class: NONE, hp: NONE, again: NONE, on: NONE, ...fields }).map(
      ([name, value]) => {
        const wording = params[name];
        return [name, wording && value !== NONE ? wording(value, context, fields) : textOf(value)] as const;
      },
    );
    return context.t(`action.${textOf(type)}`, Object.fromEntries(worded));
  };
}

/** Formats the rolls and saves of a spell: "attack 17 (1d20 +5: 12), 24 fire damage (8d6: ...), DEX save DC 15". */
function outcomeText(outcome: Json, context: FormatContext): string {
  const { rolls = [], saves = [] } = fieldsOf(outcome);
  const parts = [
    ...listOf(rolls).flatMap((roll) => castRollTexts(roll, context)),
    ...listOf(saves).map((save) => saveText(save, context)),
  ];
  return parts.length === 0 ? NONE : parts.join(', ');
}

function castRollTexts(roll: Json, { t, has }: FormatContext): string[] {
  const { kind, types = [], dice, bonus = 0, rolls = [], total = 0, attack, own } = fieldsOf(roll);
  const plus = bonus === 0 ? '' : ` ${signed(Number(bonus))}`;
  const fallen = { dice: textOf(dice), bonus: plus, rolls: listOf(rolls).map(textOf).join(' ') };
  const kinds = listOf(types)
    .map(textOf)
    .map((type) => (has(`damageType.${type}`) ? t(`damageType.${type}`) : type));
  const code = kind === 'damage' && own === true ? 'harm' : textOf(kind);
  const points = t(`match.cast.${code}`, { total: Number(total), types: kinds.join('/') });
  return [
    ...(attack === undefined ? [] : [attackText(attack, t)]),
    ...(dice === undefined && bonus === 0
      ? []
      : [dice === undefined ? points : t('match.cast.dice', { points, ...fallen })]),
  ];
}

function attackText(attack: Json, t: FormatContext['t']): string {
  const { rolls = [], dropped, bonus = 0, mode, total = 0, isCritical } = fieldsOf(attack);
  return t('match.cast.attack', {
    total: Number(total),
    rolls: listOf(rolls).map(textOf).join(' '),
    dropped: dropped === undefined ? '' : ` (${textOf(dropped)})`,
    bonus: bonus === 0 ? '' : ` ${signed(Number(bonus))}`,
    mode: mode === 'plain' ? '' : `, ${t(`words.roll.${textOf(mode)}`)}`,
    critical: String(isCritical),
  });
}

function saveText(save: Json, { t }: FormatContext): string {
  const { ability, dc, success = NONE } = fieldsOf(save);
  return t('match.cast.save', {
    ability: t(`words.short.${textOf(ability)}`),
    dc: Number(dc),
    success: textOf(success),
  });
}

/** Summarizes a character in a few lines, for terminals; `tessera sheet` prints the full sheet. */
function summary(
  { name, edition, species, background, levels, used, conditions, inventory, coins }: CharacterState['record'],
  combat: CharacterState['combat'],
  names: CharacterContentNames,
  context: FormatContext,
): string {
  const { t, list } = context;
  const classes = new Map<string, number>();
  for (const level of levels) classes.set(level.class, (classes.get(level.class) ?? 0) + 1);
  const thing = (id: string) => names.thing(id, context);
  const lines = [
    t('board.who', {
      name: name || t('board.nobody'),
      edition,
      species: species ? thing(species) : t('board.noSpecies'),
      background: background ? thing(background) : t('board.noBackground'),
    }),
    [...classes].map(([id, count]) => `${id ? names.class(id) : t('board.noClass')} ${count}`).join(' / '),
    t('board.hitPoints', { damage: used.damage ?? 0, temp: used.temp ?? 0 }),
  ];
  if (conditions.length > 0)
    lines.push(conditions.map(({ id, level }) => (level ? `${thing(id)} ${level}` : thing(id))).join(', '));
  if (inventory.length > 0)
    lines.push(t('board.carries', { items: list(inventory.map(({ item }) => names.item(item))) }));
  const purse = coinText(coins, context, String);
  if (purse !== '') lines.push(purse);
  if (combat !== null) lines.push(t('board.round', { round: combat.round }));
  return lines.join('\n');
}

function answerText(value: Json, thing: ParamFormatter, context: FormatContext): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each) => thing(each, context, {})).join(', ');
  if (typeof value === 'string') return thing(value, context, {});
  return Object.entries(fieldsOf(value))
    .map(
      ([id, points]) =>
        `${ABILITIES.some((ability) => ability === id) ? context.t(`words.short.${id}`) : id} +${textOf(points)}`,
    )
    .join(', ');
}

function rolledOf(hp: 'fixed' | { readonly rolled: number } | undefined): Json {
  return typeof hp === 'object' ? hp.rolled : NONE;
}

function hitPointsText(hp: Json, { t }: FormatContext): string {
  if (hp === NONE) return NONE;
  return typeof hp === 'string' ? t(`match.hp.${hp}`) : t('match.hp.rolled', { rolled: textOf(fieldsOf(hp).rolled) });
}

/** Formats coins, the most valuable first: "15 gp, 3 sp". */
function coinText(coins: Json, { t }: FormatContext, countText: (count: number) => string): string {
  const counts = fieldsOf(coins);
  return COINS.toReversed()
    .filter((coin) => Number(counts[coin] ?? 0) !== 0)
    .map((coin) => `${countText(Number(counts[coin]))} ${t(`words.coin.${coin}`)}`)
    .join(', ');
}

function timeText(seconds: number, t: FormatContext['t']): string {
  if (seconds % 3600 === 0) return t('history.hours', { n: seconds / 3600 });
  if (seconds % 60 === 0) return t('history.minutes', { n: seconds / 60 });
  return t('history.seconds', { n: seconds });
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value);
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: Json | undefined): Readonly<Record<string, Json>> {
  const fields: Record<string, Json> = {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fields;
  for (const [field, each] of Object.entries(value)) if (each !== undefined) fields[field] = each;
  return fields;
}

/** Texts of a character's match without a rulebook, for terminals, lists and the log of the web shell. */
export const words: GameMessageFormat<CharacterState, CharacterAction, CharacterEvent> = characterWords(plainNames);
