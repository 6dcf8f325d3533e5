/** What something from Foundry may be called here: by its identifier, or by its name in lower case with dashes. */
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
