// Compares the numbers of the class tables with the sheets of characters of every level.

/** Columns of the reference, and the path of the same number on the sheet. */
const COLUMNS = {
  rage_count: ['resources.rage.max'],
  channel_divinity_charges: ['resources.channel-divinity-*.max', 'resources.channel-divinity.max'],
  action_surges: ['resources.action-surge.max'],
  indomitable_uses: ['resources.indomitable.max'],
  second_wind_uses: ['resources.second-wind.max'],
  ki_points: ['resources.ki.max'],
  focus_points: ['resources.focus.max'],
  sorcery_points: ['resources.sorcery-points.max'],
  wild_shape_uses: ['resources.wild-shape.max'],
  weapon_mastery: ['masteries.count'],
};

/** Returns a line for every number of a class table that a sheet does not have. */
export async function levelDifferences(edition, rows) {
  const { blankRecord, evaluateCharacter, listing, loadRulebook, editionFiles } = await import(
    '../../games/fifth-edition/dist/src/index.js'
  );
  const { rulebook } = loadRulebook(await editionFiles(edition), edition);
  const found = [];
  for (const row of rows.filter(({ subclass, class_specific }) => !subclass && class_specific)) {
    const levels = Array.from({ length: row.level }, () => ({ class: row.class, hp: 'fixed' }));
    const record = { ...blankRecord({ id: ['x'], name: ['X'], edition }), levels };
    const lines = listing(evaluateCharacter(record, rulebook));
    for (const [column, value] of Object.entries(row.class_specific)) {
      if (COLUMNS[column] === undefined) continue;
      const own =
        COLUMNS[column]
          .map((path) => path.replace('*', row.class))
          .flatMap((path) => lines.get(path)?.value ?? [])[0] ?? 0;
      if (own !== value && own !== 'unlimited')
        found.push({ edition, id: `${row.class} ${row.level}`, what: column, ours: own, reference: value });
    }
  }
  return found;
}
