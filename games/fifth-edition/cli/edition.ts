import { EDITIONS, type Edition } from '@tessera/fifth-edition';
import { unknownName } from '@tessera/terminal';

/** Returns an edition by its year. */
export function editionNamed(year: string): Edition {
  const edition = EDITIONS.find((each) => each === year);
  if (edition === undefined) throw unknownName('bad-option', 'edition', year, EDITIONS);
  return edition;
}
