import { canonical, Match } from '@tessera/kernel';
import { spelledDifference } from '../difference.ts';
import type { Law } from '../law.ts';

export const modes: Law = {
  name: 'modes',
  says: 'The same actions with the same seed lead to the same state and events in fast mode, in tracked mode, and when a saved match is opened.',

  step({ match, fast, events }, verdict) {
    const tracked = canonical(match.state);
    const plain = canonical(fast.state);
    verdict.expect(plain === tracked, () => `fast and tracked mode part: ${spelledDifference(tracked, plain)}`);
    const eventsJson = canonical(events);
    const fastEvents = canonical(fast.events);
    verdict.expect(eventsJson === fastEvents, () => `the events part: ${spelledDifference(eventsJson, fastEvents)}`);
  },

  finish({ match, fast }, verdict) {
    const tracked = canonical(match.state);
    const plain = canonical(fast);
    verdict.expect(plain === tracked, () => `fast and tracked mode part: ${spelledDifference(tracked, plain)}`);
    // Loading compares every link of the chain; a file that does not replay throws an error with the place.
    const opened = Match.load(match.game, match.save());
    const again = canonical(opened.state);
    verdict.expect(again === tracked, () => `a saved match opens differently: ${spelledDifference(tracked, again)}`);
    verdict.expect(opened.link === match.link, () => 'a saved match opens with another hash chain');
  },
};
