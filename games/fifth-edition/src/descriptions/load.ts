import type { Edition } from '../vocabulary.ts';
import { type Description, DescriptionFile } from './description.ts';

/** What things of an edition do, by their keys. */
export type Descriptions = ReadonlyMap<string, Description>;

const loaded = new Map<Edition, Promise<Descriptions>>();

/** The descriptions of an edition; read when somebody first asks for one. What has none yet is not in it. */
export function loadDescriptions(edition: Edition): Promise<Descriptions> {
  let descriptions = loaded.get(edition);
  if (descriptions === undefined) {
    descriptions = read(edition);
    loaded.set(edition, descriptions);
  }
  return descriptions;
}

async function read(edition: Edition): Promise<Descriptions> {
  const { files } = edition === '2014' ? await import('./files2014.ts') : await import('./files2024.ts');
  return new Map(files.flatMap((file) => Object.entries(DescriptionFile.parse(file).descriptions)));
}
