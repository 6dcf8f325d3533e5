// Plays a campaign with a party of bots:
// node games/gloomhaven-campaign/scripts/playCampaign.mjs --out campaign.json [--seats 4] [--scenarios 10] [--seed ten]
//   [--bot party] [--until level-up]
// Writes the campaign as a match file with its scenarios, which anyone can open and verify.
// With `--until` it stops when the first seat may take an action of that kind. Needs a build.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botOf, budgetOf } from '@tessera/bots';
import { manifest } from '@tessera/gloomhaven/manifest';
import { manifest as campaignManifest } from '@tessera/gloomhaven-campaign/manifest';
import { fastChance, Match, readMatchFile } from '@tessera/kernel';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'campaign.json' },
    seats: { type: 'string', default: '4' },
    scenarios: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'ten' },
    bot: { type: 'string', default: 'party' },
    difficulty: { type: 'string', default: 'easy' },
    until: { type: 'string' },
  },
});

const rules = { [campaignManifest.id]: await campaignManifest.rules(), [manifest.id]: await manifest.rules() };
const opened = [];

const { difficulty } = values;
const campaign = played(
  campaignManifest.id,
  { scenarios: Number(values.scenarios), difficulty },
  Number(values.seats),
  values.seed,
);
writeFileSync(values.out, campaign.save({ opened }));
const { journal } = campaign.state;
for (const entry of journal.filter(({ what }) => what === 'scenario' || what === 'retired')) {
  console.log(entry.what === 'scenario' ? `${entry.scenario} ${entry.won ? 'won' : 'lost'}` : `${entry.class} retired`);
}
console.log(
  `${values.out}: ${campaign.seq} actions, ${opened.length} scenarios, ${opened.reduce((sum, { deeds }) => sum + deeds.length, 0)} actions in them`,
);

/** Checks whether the campaign has reached the `--until` condition. */
function isThere(match) {
  return match.game.id === campaignManifest.id && match.legal(0).some(({ type }) => type === values.until);
}

/** Plays a match to its end, including its sub-matches. */
function played(id, options, seats, seed) {
  const { game, bots } = rules[id];
  // A match that stops early is continued by people: a bot would continue as soon as the file is opened.
  const kind = values.until === undefined ? 'bot' : 'human';
  const holders = Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat + 1}`, kind }));
  const match = Match.create(game, { options, seats: holders, seed });
  const bot = botOf(game, bots, values.bot);
  const chance = fastChance(`${seed} choices`);
  while (!match.outcome && !isThere(match)) {
    if (match.opening) {
      const { game: child, options: wanted, seats: owners } = match.opening;
      const scenario = played(child, wanted, owners.length, `${seed} opened at ${match.seq}`);
      opened.push(readMatchFile(scenario.save()));
      match.takeIn(scenario.finished);
      continue;
    }
    const { seat } = match.decisions[0];
    const legal = match.legal(seat);
    const budget = budgetOf({ iterations: 1 }, () => 0);
    const result = match.apply(seat, bot.choose({ view: match.view(seat), seat, legal, budget, chance }));
    if (!result.ok) throw new Error(`A bot was refused: ${result.refusal.code}`);
  }
  return match;
}
