/** Returns the members of a list, and throws if it has none. A test that asserts in a loop would pass without them. */
export function nonEmpty<T>(list: Iterable<T>): readonly T[] {
  const members = [...list];
  if (members.length === 0) throw new Error('nonEmpty failed: the list has no members');
  return members;
}
