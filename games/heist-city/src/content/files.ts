import type { PackFile } from '@tessera/rules';
import actions from '../../content/core/actions.json' with { type: 'json' };
import alert from '../../content/core/alert.json' with { type: 'json' };
import crew from '../../content/core/crew.json' with { type: 'json' };
import melee from '../../content/core/equipment/melee.json' with { type: 'json' };
import ranged from '../../content/core/equipment/ranged.json' with { type: 'json' };
import thrown from '../../content/core/equipment/thrown.json' with { type: 'json' };
import tool from '../../content/core/equipment/tool.json' with { type: 'json' };
import ballroom from '../../content/core/maps/ballroom.json' with { type: 'json' };
import bankJobHex from '../../content/core/maps/bank-job-hex.json' with { type: 'json' };
import bankJobSquare from '../../content/core/maps/bank-job-square.json' with { type: 'json' };
import hexDemo from '../../content/core/maps/hex-demo.json' with { type: 'json' };
import jailBreak from '../../content/core/maps/jail-break.json' with { type: 'json' };
import serverHack from '../../content/core/maps/server-hack.json' with { type: 'json' };
import trainRobbery from '../../content/core/maps/train-robbery.json' with { type: 'json' };
import treasureHunt from '../../content/core/maps/treasure-hunt.json' with { type: 'json' };
import npcs from '../../content/core/npcs.json' with { type: 'json' };
import pack from '../../content/core/pack.json' with { type: 'json' };
import roles from '../../content/core/roles.json' with { type: 'json' };
import scores from '../../content/core/scores.json' with { type: 'json' };
import stances from '../../content/core/stances.json' with { type: 'json' };

const files = {
  'pack.json': pack,
  'actions.json': actions,
  'alert.json': alert,
  'crew.json': crew,
  'equipment/melee.json': melee,
  'equipment/ranged.json': ranged,
  'equipment/thrown.json': thrown,
  'equipment/tool.json': tool,
  'maps/ballroom.json': ballroom,
  'maps/bank-job-hex.json': bankJobHex,
  'maps/bank-job-square.json': bankJobSquare,
  'maps/hex-demo.json': hexDemo,
  'maps/jail-break.json': jailBreak,
  'maps/server-hack.json': serverHack,
  'maps/train-robbery.json': trainRobbery,
  'maps/treasure-hunt.json': treasureHunt,
  'npcs.json': npcs,
  'roles.json': roles,
  'scores.json': scores,
  'stances.json': stances,
};

/** Files of the game's own pack, imported so that bundlers include them. */
export const coreFiles: readonly PackFile[] = Object.entries(files).map(([path, json]) => ({
  pack: 'content/core',
  path,
  text: JSON.stringify(json),
}));
