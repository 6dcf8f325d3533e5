// Compares compiled formulas with the same handwritten expressions, and measures the parsing of formulas.
import { compileFormula, defineScope, numberVariable, parseFormula } from '@tessera/rules';

/** @returns {Promise<{id: string, ours: number, peer: number, unit: string, target: number, better: 'higher' | 'lower'}[]>} */
export async function rows() {
  return [evaluation(), reading()];
}

// Typical formulas of rules, each with the equivalent handwritten function.
const PAIRS = [
  ['8 + @proficiency + @abilities.WIS.modifier', (hero) => 8 + hero.proficiency + hero.wisdom],
  ['10 + @abilities.DEX.modifier + @abilities.CON.modifier', (hero) => 10 + hero.dexterity + hero.constitution],
  ['max(1, @abilities.WIS.modifier)', (hero) => Math.max(1, hero.wisdom)],
  ['ceil(@classLevel.rogue / 2)', (hero) => Math.ceil(hero.rogue / 2)],
  ['5 * (@slot - 1)', (hero) => 5 * (hero.slot - 1)],
  ['@armor.base + min(@abilities.DEX.modifier, @armor.cap)', (hero) => hero.armor + Math.min(hero.dexterity, hero.cap)],
  ['floor((@level - 1) / 4) + 2', (hero) => Math.floor((hero.level - 1) / 4) + 2],
  ['if(@level >= 11, 3, if(@level >= 5, 2, 1))', (hero) => (hero.level >= 11 ? 3 : hero.level >= 5 ? 2 : 1)],
  ['table(@classLevel.barbarian, 1,2, 3,3, 6,4, 12,5, 17,6)', (hero) => rageUses(hero.barbarian)],
  [
    'clamp(@speed * 2 - 5 * @slot, 0, 120) % 7',
    (hero) => Math.min(Math.max(hero.speed * 2 - 5 * hero.slot, 0), 120) % 7,
  ],
  [
    '@level > 4 and @armor.base < 16 ? @proficiency ^ 2 : 0',
    (hero) => (hero.level > 4 && hero.armor < 16 ? hero.proficiency ** 2 : 0),
  ],
  [
    '@abilities.CON.modifier * @level + round(@speed / 3)',
    (hero) => hero.constitution * hero.level + Math.round(hero.speed / 3),
  ],
];

function rageUses(level) {
  if (level >= 17) return 6;
  if (level >= 12) return 5;
  if (level >= 6) return 4;
  if (level >= 3) return 3;
  return level >= 1 ? 2 : 0;
}

const scope = defineScope({
  level: numberVariable((hero) => hero.level),
  proficiency: numberVariable((hero) => hero.proficiency),
  slot: numberVariable((hero) => hero.slot),
  speed: numberVariable((hero) => hero.speed),
  'armor.base': numberVariable((hero) => hero.armor),
  'armor.cap': numberVariable((hero) => hero.cap),
  'abilities.DEX.modifier': numberVariable((hero) => hero.dexterity),
  'abilities.CON.modifier': numberVariable((hero) => hero.constitution),
  'abilities.WIS.modifier': numberVariable((hero) => hero.wisdom),
  'classLevel.rogue': numberVariable((hero) => hero.rogue),
  'classLevel.barbarian': numberVariable((hero) => hero.barbarian),
});

const heroes = Array.from({ length: 64 }, (_, i) => ({
  level: 1 + (i % 20),
  proficiency: 2 + (i % 5),
  slot: 1 + (i % 9),
  speed: 25 + (i % 4) * 5,
  armor: 11 + (i % 8),
  cap: i % 3,
  dexterity: (i % 6) - 1,
  constitution: i % 5,
  wisdom: (i % 7) - 2,
  rogue: i % 13,
  barbarian: i % 21,
}));

/** Calls both sides through an array of functions, as the engine calls rules from content. */
function evaluation() {
  const ours = PAIRS.map(([source]) => compileFormula(source, scope).evaluate);
  const peer = PAIRS.map(([, byHand]) => byHand);
  for (const hero of heroes)
    for (const [index, [source]] of PAIRS.entries())
      if (ours[index](hero) !== peer[index](hero)) throw new Error(`"${source}" differs from its counterpart`);
  const rates = { ours: [], peer: [] };
  for (let round = 0; round < 41; round++) {
    rates.ours.push(rate(ours));
    rates.peer.push(rate(peer));
  }
  return {
    id: 'rules.formula',
    ours: Math.round(median(rates.ours)),
    peer: Math.round(median(rates.peer)),
    unit: 'formulas/s',
    target: 0.2,
    better: 'higher',
  };
}

function rate(functions) {
  const repeats = 1500;
  let sum = 0;
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const hero of heroes) for (let index = 0; index < functions.length; index++) sum += functions[index](hero);
  const seconds = (performance.now() - start) / 1000;
  // The sum is used, so that the compiler cannot eliminate the work.
  if (!Number.isFinite(sum)) throw new Error('a formula gave no number');
  return (repeats * heroes.length * functions.length) / seconds;
}

/** Measures parsing and compiling 10,000 different formulas; the limit is one second. */
function reading() {
  const sources = Array.from(
    { length: 10_000 },
    (_, i) => `${PAIRS[i % PAIRS.length][0]} + ${i} * (@level - ${i % 7})`,
  );
  const characters = sources.reduce((sum, source) => sum + source.trimEnd().length, 0);
  const times = [];
  for (let round = 0; round < 7; round++) {
    const start = performance.now();
    let length = 0;
    for (const source of sources) length += parseFormula(source).end;
    times.push(performance.now() - start);
    if (length !== characters) throw new Error('a formula was not read to its end');
  }
  return {
    id: 'rules.read-10000',
    ours: Math.round(median(times) * 10) / 10,
    peer: 1000,
    unit: 'ms',
    target: 1,
    better: 'lower',
  };
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
