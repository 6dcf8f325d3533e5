/** Returns the possible ids of a Foundry item: its identifier, or its name in kebab case. */
export function slugsOf(item: {
  readonly name: string;
  readonly system?: { readonly identifier?: string | undefined };
}): readonly string[] {
  const identifier = item.system?.identifier;
  return [...(identifier === undefined ? [] : [identifier]), slugOf(item.name)];
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
