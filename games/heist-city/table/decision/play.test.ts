import { type Action, heistCity, maps, type State, type View } from '@tessera/heist-city';
import { eventsFor, fastChance, Match, type Seat, sameJson } from '@tessera/kernel';
import { PSEUDO, PSEUDO_MARK } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { actionCard } from '../model/card.ts';
import { crews } from '../model/crews.ts';
import { hexText } from '../model/hexText.ts';
import { logLines } from '../model/logLines.ts';
import { lazyThreats } from '../model/overlays.ts';
import { nextScore, scoreBoard } from '../model/score.ts';
import { speakerOf } from '../model/speaker.ts';
import { turnStrip } from '../model/turnStrip.ts';
import { beatsOf } from '../playback/playback.ts';
import { facetsOf } from './answers.ts';
import { matchingActions } from './choices.ts';
import { choiceDetail, choiceIcon, choiceLabel, commitLabel } from './choiceText.ts';
import { lockedChoices } from './lockedActions.ts';
import { hintOf, promptOf } from './prompt.ts';
import { actionToCommit, EMPTY_SELECTION, openFacets, pick, take, tap } from './selection.ts';

const NAMES = ['Ada', 'Jonas'];
const UNFILLED = /[{}]|undefined|NaN|\bname\.|\bask\.|\bevent\.|\bcard\./;

interface Moment {
  readonly match: Match<State, Action, View>;
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Action[];
}

/** Plays a random match, calls `watch` before each decision, and returns the log. */
function play(map: string, seed: string, variants: readonly string[], watch: (moment: Moment) => void) {
  const match = Match.create(heistCity, { seats: 2, seed, dice: 'fast', options: { map, variants } });
  const chance = fastChance(seed);
  for (let step = 0; step < 5000; step++) {
    const [decision] = match.decisions;
    if (!decision) break;
    const { seat } = decision;
    const legal = match.legal(seat);
    watch({ match, seat, view: match.view(seat), legal });
    match.apply(seat, chance.pick(legal));
  }
  return match;
}

/** Picks an action through the panel: selects its choice, then its facets one by one. */
function reachThroughPanel(moment: Moment, action: Action): Action | undefined {
  const { view, seat, legal, match } = moment;
  const prompt = promptOf(
    speakerOf(testFormatter({ seat, names: NAMES }), view),
    seat,
    match.decisions,
    legal,
    heistCity.prompt?.(match.state, seat),
  )!;
  const choice = prompt.choices.find(({ actions }) => actions.includes(action))!;
  let selection = take(prompt, choice.id);
  for (const facet of facetsOf(action, view)) {
    if (actionToCommit(prompt, selection)) break;
    selection = pick(prompt, selection, facet);
  }
  return actionToCommit(prompt, selection);
}

describe.each(maps.map(({ id }) => id))('Random match on %s', (map) => {
  it('every decision has a prompt, and every legal action can be picked through the panel', () => {
    const kinds = new Set<string>();
    const chance = fastChance(`probe ${map}`);
    play(map, `panel ${map}`, [], (moment) => {
      const { view, seat, legal, match } = moment;
      const prompt = promptOf(
        speakerOf(testFormatter({ seat, names: NAMES }), view),
        seat,
        match.decisions,
        legal,
        heistCity.prompt?.(match.state, seat),
      )!;
      kinds.add(prompt.kind);
      expect(prompt.title).not.toMatch(UNFILLED);
      expect(prompt.hint).not.toMatch(UNFILLED);
      expect(prompt.choices.length).toBeGreaterThan(0);
      expect(prompt.choices.reduce((sum, { actions }) => sum + actions.length, 0)).toBe(legal.length);
      for (let i = 0; i < 3; i++) {
        const action = chance.pick(legal);
        expect(sameJson(reachThroughPanel(moment, action), action)).toBe(true);
      }
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['loadout', 'deploy', 'under-cover', 'activate', 'act']));
  });
});

describe('Texts of the table', () => {
  it.each(['en', 'de', PSEUDO] as const)('all texts are complete in %s and from no other language', (language) => {
    const expectSaid = (text: string) => {
      expect(text).not.toMatch(UNFILLED);
      if (language === PSEUDO) expect(unmarked(text)).not.toMatch(/\p{L}{2}/u);
    };
    const chance = fastChance(language);
    let made = 0;
    const match = play('ballroom', `words ${language}`, [], ({ match, view, seat, legal }) => {
      if (made++ % 7 !== 0) return;
      const who = speakerOf(testFormatter({ seat, names: NAMES }, language), view);
      const prompt = promptOf(who, seat, match.decisions, legal, heistCity.prompt?.(match.state, seat))!;
      const action = chance.pick(legal);
      const choice = prompt.choices.find(({ actions }) => actions.includes(action))!;
      const card = actionCard(who, seat, action, lazyThreats(view));
      const texts = [
        prompt.title,
        hintOf(who, prompt, EMPTY_SELECTION),
        hintOf(who, prompt, take(prompt, choice.id)),
        choiceLabel(who, action),
        choiceDetail(who, seat, choice).text,
        commitLabel(who, action),
        card.title,
        ...card.facts,
        ...card.notes,
        ...(card.consequence ? [card.consequence.title, ...card.consequence.lines] : []),
        ...[card.hit, card.save, card.check].flatMap((roll) => roll?.lines.map(({ label }) => label) ?? []),
        ...crews(who).flatMap(({ members }) => members.map(({ text }) => text)),
        ...scoreBoard(who).columns.map(({ rule }) => rule),
        nextScore(who) ?? '',
        hexText(who, chance.d(200)),
        ...lockedChoices(who, seat, prompt).flatMap(({ label, reason }) => [label, reason]),
      ];
      expect(choiceIcon(action)).toMatch(/^[a-z-]+$/);
      for (const text of texts) expectSaid(text);
    });
    const log = entriesOf(match);
    const lines = logLines(speakerOf(testFormatter({ seat: 0, names: NAMES }, language), match.view(0)), log);
    expect(lines.length).toBeGreaterThan(50);
    for (const { text, why } of lines) for (const one of [text, ...why]) expectSaid(one);
    expect(beatsOf(log).length).toBeGreaterThan(20);
  });
});

it('the panel offers plans, passes, aims and the alert modifier under their variants', () => {
  const kinds = new Set<string>();
  for (const variants of [['plan-first'], ['split-fire', 'allow-pass'], ['hack-immediate', 'alert-manual']]) {
    const chance = fastChance(variants.join());
    play('bank-job-hex', variants.join(), variants, (moment) => {
      kinds.add(moment.match.decisions[0]!.kind);
      const action = chance.pick(moment.legal);
      expect(sameJson(reachThroughPanel(moment, action), action)).toBe(true);
    });
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['plan', 'activate']));
});

it('a tap on a reachable hex arms the walk there, and another tap changes it', () => {
  let isDone = false;
  play('ballroom', 'taps', [], ({ match, view, seat, legal }) => {
    const moves = legal.filter((action) => action.type === 'move');
    if (isDone || match.decisions[0]!.kind !== 'act' || moves.length < 10) return;
    isDone = true;
    const prompt = promptOf(
      speakerOf(testFormatter({ seat, names: NAMES }), view),
      seat,
      match.decisions,
      legal,
      heistCity.prompt?.(match.state, seat),
    )!;
    const [first, second] = [moves[3]!, moves[7]!];
    const once = tap(prompt, EMPTY_SELECTION, 'to' in first ? first.to : -1);
    expect(actionToCommit(prompt, once)).toEqual(first);
    expect(actionToCommit(prompt, tap(prompt, once, 'to' in second ? second.to : -1))).toEqual(second);
    expect(openFacets(prompt, EMPTY_SELECTION).length).toBeGreaterThan(10);
    expect(matchingActions(prompt.choices[0]!, [], view)).toBe(prompt.choices[0]!.actions);
  });
  expect(isDone).toBe(true);
});

it('turnStrip has a place per character that can act, and one for the guards', () => {
  play('ballroom', 'strip', [], ({ view, seat, match }) => {
    if (view.phase !== 'player-activation') return;
    const strip = turnStrip(view, entriesOf(match), seat);
    const able = view.characters.filter(({ stance, activated }) => activated || stance !== 'unconscious').length;
    expect(strip.length).toBe(able + 1);
  });
});

/** Returns the part of a text that comes from no bundle; player names are kept. */
function unmarked(text: string): string {
  let depth = 0;
  const rest = [...text].filter((char) => {
    if (char === PSEUDO_MARK) depth++;
    const isOutside = depth === 0;
    if (char === PSEUDO_END) depth--;
    return isOutside;
  });
  return NAMES.reduce((left, name) => left.replaceAll(name, ''), rest.join(''));
}

const PSEUDO_END = '⟧';

function entriesOf(match: Match<State, Action, View>) {
  return match.deeds.map((_deed, i) => ({
    seq: i + 1,
    at: 0,
    kind: 'act' as const,
    events: eventsFor(match.events(i), 0),
  }));
}
