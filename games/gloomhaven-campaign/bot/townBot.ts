import type { Bot, Question } from '@tessera/bots';
import { recordOf, slotProblem } from '@tessera/gloomhaven/shared';
import { type CampaignAction, type CampaignView, decidersOf, isGone, isLevelDue } from '../src/index.ts';

type Ask = Question<CampaignAction, CampaignView>;
type Type = CampaignAction['type'];
type Of<T extends Type> = Extract<CampaignAction, { type: T }>;

/** Minimum number of characters in a party of bots; larger tables have one per seat. */
const PARTY = 2;

/** Actions of a seat in order of priority. No action repeats, so the list ends with "ready". */
const BUSINESS: readonly ((question: Ask) => CampaignAction | undefined)[] = [
  abstain,
  (question) => first(question, 'retire'),
  create,
  quest,
  (question) => best(question, 'level-up', ({ card }) => levelOf(card)),
  (question) => first(question, 'take-perk'),
  hand,
  (question) => first(question, 'equip'),
  buy,
  donate,
  cityEvent,
  (question) => first(question, 'ready'),
  home,
  travel,
  (question) => first(question, 'conclude'),
  (question) => first(question, 'return-to-town'),
  (question) => best(question, 'give-gold', ({ character, gold }) => gold * 1000 - goldOf(question, character)),
  (question) => best(question, 'pay-gold', ({ gold }) => gold),
  (question) => best(question, 'give-item', ({ character }) => -itemsOf(question, character)),
];

/**
 * Returns a bot for town business: it levels up, equips, donates a little and travels to the next scenario of the
 * story.
 */
export function townBot(name: string): Bot<CampaignAction, CampaignView> {
  return {
    name,
    choose(question) {
      for (const see of BUSINESS) {
        const action = see(question);
        if (action !== undefined) return action;
      }
      return question.chance.pick(question.legal);
    },
  };
}

/**
 * Leaves the decisions of the party to the others, because people want to read an event and choose the way themselves.
 * The last seat that decides stays, so that a party of bots goes on.
 */
function abstain({ view, seat }: Ask): Of<'abstain'> | undefined {
  const deciders = decidersOf(view);
  return deciders.includes(seat) && deciders.length > 1 ? { type: 'abstain', abstains: true } : undefined;
}

/** Draws the city event only as the last seat to be ready, because human players may want to read it themselves. */
function cityEvent(question: Ask): Of<'city-event'> | undefined {
  const { view, seat } = question;
  const isLast = view.players.every(({ away, ready }, other) => other === seat || away || ready);
  return isLast ? first(question, 'city-event') : undefined;
}

/** Returns to town when a character levels up or retires. Other business can wait. */
function home(question: Ask): CampaignAction | undefined {
  const isDue = question.view.characters.some((one) => !isGone(one) && (one.mustRetire || isLevelDue(one)));
  return isDue ? first(question, 'return-to-town') : undefined;
}

function all<T extends Type>({ legal }: Ask, type: T): Of<T>[] {
  return legal.filter((action): action is Of<T> => action.type === type);
}

function first<T extends Type>(question: Ask, type: T): Of<T> | undefined {
  return all(question, type)[0];
}

/** Returns the best action of a kind; the first of ties. */
function best<T extends Type>(question: Ask, type: T, worth: (action: Of<T>) => number): Of<T> | undefined {
  let found: Of<T> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of all(question, type)) {
    const value = worth(action);
    if (value > most) [found, most] = [action, value];
  }
  return found;
}

function mine({ view, seat }: Ask) {
  return view.characters.filter((one) => one.owner === seat && !isGone(one));
}

/** Classes in the order in which bots choose them. */
const CLASSES: readonly string[] = ['brute', 'spellweaver', 'cragheart', 'scoundrel', 'tinkerer', 'mindthief'];

function create(question: Ask): Of<'create'> | undefined {
  const seats = question.view.players.filter(({ away }) => !away).length;
  if (mine(question).length >= Math.max(1, Math.ceil(PARTY / seats))) return undefined;
  // Seats choose simultaneously, so each starts at another place in the list.
  const rank = (id: string) => (CLASSES.indexOf(id) - question.seat + CLASSES.length) % CLASSES.length;
  return best(question, 'create', ({ class: id, level }) => level * 10 - rank(id));
}

/** Chooses the quest that a new party finishes soonest, by its steps. */
function quest(question: Ask): Of<'choose-quest'> | undefined {
  return best(question, 'choose-quest', (action) => -effortOf(action.quest));
}

/** Estimates the number of scenarios that a quest takes. */
function effortOf(id: string): number {
  return recordOf('personal-quest', id).steps.reduce((sum, step) => sum + step.least * scenariosFor(step), 0);
}

type QuestStep = ReturnType<typeof recordOf<'personal-quest'>>['steps'][number];

/** Estimates the scenarios per counted unit of a step, from early campaigns of bots. */
function scenariosFor(step: QuestStep): number {
  // The path that a quest opens leads to unplayed scenarios.
  if (step.opens !== undefined) return 50;
  switch (step.type) {
    case 'exhaustions':
      return step.who === 'party' ? 0.4 : 1.6;
    case 'kills':
      return step.item !== undefined ? 5 : step.rank === 'elite' ? 1.4 : step.kinds ? 0.7 : 0.5;
    case 'gold-held':
      return 0.04;
    case 'gold-donated':
      return 0.1;
    case 'scenarios':
      return step.among === undefined ? 1.4 : step.among.type === 'boss' ? 2.5 : 3;
    case 'checkmarks':
      return 2;
    default:
      return 4;
  }
}

function levelOf(card: string): number {
  const { level } = recordOf('card', card);
  return typeof level === 'number' ? level : 0;
}

/** Fills the hand with the highest cards and replaces lower ones. */
function hand(question: Ask): CampaignAction | undefined {
  const take = best(question, 'take-card', ({ card }) => levelOf(card));
  if (take !== undefined) return take;
  for (const leave of all(question, 'leave-card').reverse()) {
    const { pool, hand: held } = question.view.characters[leave.character]!;
    const highest = Math.max(0, ...pool.filter((card) => !held.includes(card)).map(levelOf));
    const lowest = Math.min(...held.map(levelOf));
    if (levelOf(leave.card) === lowest && lowest < highest) return leave;
  }
  return undefined;
}

/** Buys the most expensive affordable item that fits. A character that saves for a quest buys nothing. */
function buy(question: Ask): Of<'buy'> | undefined {
  const useful = all(question, 'buy').filter(({ character, item }) => {
    const { equipped, level, quest: held } = question.view.characters[character]!;
    const saves = held && recordOf('personal-quest', held.id).steps.some(({ type }) => type === 'gold-held');
    return !saves && slotProblem([...equipped, item], level) === undefined;
  });
  return best({ ...question, legal: useful }, 'buy', ({ item }) => recordOf('item', item).price);
}

/** Donates ten gold if the character has plenty, or its quest asks for it. */
function donate(question: Ask): Of<'donate'> | undefined {
  return all(question, 'donate').find(({ character }) => {
    const { gold, quest: held } = question.view.characters[character]!;
    const steps = held ? recordOf('personal-quest', held.id).steps : [];
    if (steps.some(({ type }) => type === 'gold-donated')) return true;
    return gold >= 60 && steps.every(({ type }) => type !== 'gold-held');
  });
}

/** Travels to the next scenario of the story, or to another after two defeats in a row. */
function travel(question: Ask): Of<'travel'> | undefined {
  const games = question.view.journal.filter((entry) => entry.what === 'scenario');
  const defeats = (scenario: string) => games.filter((entry) => entry.scenario === scenario && !entry.won).length;
  return best(
    question,
    'travel',
    ({ scenario, casual }) =>
      (casual ? -1000 : 0) - recordOf('location', scenario).number - 7 * Math.floor(defeats(scenario) / 2),
  );
}

function goldOf({ view }: Ask, character: number): number {
  return view.characters[character]!.gold;
}

function itemsOf({ view }: Ask, character: number): number {
  return view.characters[character]!.items.length;
}
