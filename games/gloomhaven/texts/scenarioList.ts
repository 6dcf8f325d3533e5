/** Returns the scenarios as options of a list, by number and name. */
export function scenarioList(names: Readonly<Record<string, string>>): Record<string, string> {
  const found = Object.entries(names).flatMap(([id, name]) => {
    const [, number] = /^scenario-(\d+)$/.exec(id) ?? [];
    return number === undefined ? [] : [[number, `${number} · ${name}`] as const];
  });
  return Object.fromEntries(found);
}
