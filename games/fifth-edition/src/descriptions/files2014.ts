import conditions from '../../descriptions/2014/conditions.json' with { type: 'json' };
import feats from '../../descriptions/2014/feats.json' with { type: 'json' };
import spellsCantrips from '../../descriptions/2014/spells/cantrips.json' with { type: 'json' };
import spellsLevel1 from '../../descriptions/2014/spells/level-1.json' with { type: 'json' };
import spellsLevel2 from '../../descriptions/2014/spells/level-2.json' with { type: 'json' };
import spellsLevel3 from '../../descriptions/2014/spells/level-3.json' with { type: 'json' };
import spellsLevel4 from '../../descriptions/2014/spells/level-4.json' with { type: 'json' };

/** The files of descriptions of 2014, in no order that matters. */
export const files: readonly unknown[] = [
  conditions,
  feats,
  spellsCantrips,
  spellsLevel1,
  spellsLevel2,
  spellsLevel3,
  spellsLevel4,
];
