export interface Level {
  readonly class: string;
  readonly subclass?: string | undefined;
}

/** Returns the class levels after the first `count` levels. */
export function classLevelsAfter(levels: readonly Level[], count: number): Map<string, number> {
  const reached = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const { class: id } = levels[index]!;
    if (id !== '') reached.set(id, (reached.get(id) ?? 0) + 1);
  }
  return reached;
}

/** Returns the character levels of each class. */
export function levelsByClass(levels: readonly Level[]): Map<string, number[]> {
  const byClass = new Map<string, number[]>();
  levels.forEach(({ class: id }, index) => {
    if (id === '') return;
    const known = byClass.get(id);
    if (known === undefined) byClass.set(id, [index + 1]);
    else known.push(index + 1);
  });
  return byClass;
}

/** Returns the subclass of each class, from its latest level that names one. */
export function subclassesOf(levels: readonly Level[]): Map<string, string> {
  const subclasses = new Map<string, string>();
  for (const { class: id, subclass } of levels) if (subclass !== undefined) subclasses.set(id, subclass);
  return subclasses;
}
