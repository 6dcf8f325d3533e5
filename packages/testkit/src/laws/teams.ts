import { canonical, groupTeams, type Teams, teamsIn } from '@tessera/kernel';
import type { Law, Position, Verdict } from '../law.ts';
import { translatorsOf } from '../translators.ts';

export const teams: Law = {
  name: 'teams',
  says: 'The options decide the teams; state.teams holds them for the whole match; each has a name in every language and one result.',

  position(position, verdict) {
    const { game, state, options, seats } = position;
    const said = game.teams(options, seats);
    const kept = teamsIn(state);
    verdict.expect(
      canonical(said ?? null) === canonical(kept ?? null),
      () => `the options put the seats into ${JSON.stringify(said)}, the state into ${JSON.stringify(kept)}`,
    );
    if (!said) return;
    expectOneResult(position, said, verdict);
    for (const translator of position.texts ? translatorsOf(position.texts) : []) {
      for (const team of new Set(said)) {
        verdict.expect(translator.has(`team.${team}`), () => `there is no ${translator.language} text "team.${team}"`);
      }
    }
  },
};

function expectOneResult({ game, state }: Position, teams: Teams, verdict: Verdict): void {
  const outcome = game.outcome(state);
  if (!outcome) return;
  for (const { team, seats } of groupTeams(teams)) {
    const results = seats.map((seat) => outcome.results[seat]);
    verdict.expect(
      new Set(results).size === 1,
      () => `the team ${team} has more than one result: ${results.join(', ')}`,
    );
  }
}
