// Measures the engine on the built files: `npx tsc -b games/fifth-edition`, then run this with Node.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { evaluationOf } from './dist/src/evaluateCharacter.js';
import { compileValue } from './dist/src/formulas.js';
import { editionFiles, evaluateCharacter, loadRulebook, reevaluate } from './dist/src/index.js';
import { predicates } from './dist/src/predicates.js';

const record = JSON.parse(readFileSync(new URL('cases/veteran.json', import.meta.url), 'utf8'));

function median(run, times) {
  const taken = [];
  for (let index = 0; index < times; index++) {
    const start = performance.now();
    run(index);
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}

const files = { 2014: await editionFiles('2014'), 2024: await editionFiles('2024') };
const start = performance.now();
const books = { 2014: loadRulebook(files['2014'], '2014'), 2024: loadRulebook(files['2024'], '2024') };
const cold = performance.now() - start;
const warm = median(() => [loadRulebook(files['2014'], '2014'), loadRulebook(files['2024'], '2024')], 5);
const { rulebook } = books['2024'];
for (let index = 0; index < 3000; index++) evaluateCharacter(record, rulebook);
const full = median(() => evaluateCharacter(record, rulebook), 2000);
const sheet = evaluateCharacter(record, rulebook);
for (let index = 0; index < 3000; index++) reevaluate(sheet, { ...record, used: { damage: index } }, rulebook);
const spent = median((index) => reevaluate(sheet, { ...record, used: { damage: index % 50 } }, rulebook), 2000);
const switched = median(
  (index) => reevaluate(sheet, { ...record, toggles: { none: index % 2 === 0 } }, rulebook),
  2000,
);
const { facts } = evaluationOf(sheet).evaluation;
const gate = predicates.compile([
  { type: 'levelAtLeast', value: 5 },
  { type: 'not', predicate: { type: 'wearingArmor' } },
]);
const formula = compileValue('8 + @proficiencyBonus + @abilities.INT.modifier');
const each = (run) =>
  median(() => {
    for (let index = 0; index < 10_000; index++) run();
  }, 50) / 10;
const perGate = each(() => gate.test(facts));
const perFormula = each(() => formula.evaluate(facts));
const compressed = Object.values(files).map((own) => gzipSync(own.map(({ text }) => text).join('\n')).length);

console.log(`content of both editions, loaded and checked: ${cold.toFixed(0)} ms cold, ${warm.toFixed(0)} ms warm`);
console.log(`full evaluation of a level-20 multiclass caster: ${full.toFixed(3)} ms median`);
console.log(`a predicate: ${perGate.toFixed(3)} µs, a formula: ${perFormula.toFixed(3)} µs`);
console.log(
  `one changed fact: ${spent.toFixed(3)} ms for spending or damage, ${switched.toFixed(3)} ms for anything else`,
);
console.log(
  `sheet ${JSON.stringify(sheet).length} bytes, of which provenance ${JSON.stringify(sheet.provenance).length}`,
);
console.log(`content compressed: ${compressed.join(' and ')} bytes`);
