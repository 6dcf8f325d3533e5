import { characterRecordSchema } from '@tessera/fifth-edition';
import { PlainRecord } from '@tessera/protocol';
import { api } from '../api/api.ts';
import { CHARACTERS } from '../games/shelf.ts';
import { addressOf, type CharacterPlace } from './place.ts';

/** The characters that the server keeps for this person. */
export const onServer: CharacterPlace = {
  async list() {
    return (await api.characters()).map(({ id, retired, movedAt, ...heading }) => ({
      id,
      where: 'server',
      to: addressOf('server', id),
      heading,
      isRetired: retired,
      movedAt,
    }));
  },
  async read(id) {
    return characterRecordSchema.parse(await api.character(id));
  },
  async make({ record, from }) {
    if (from === 'blank') {
      const { edition, name } = record;
      return (await api.create({ game: CHARACTERS, options: { edition, name }, seats: [{ kind: 'me' }] })).id;
    }
    const plain = PlainRecord.parse(JSON.parse(JSON.stringify(record)));
    return (await api.newCharacter({ record: plain, from })).id;
  },
  async file(id) {
    return (await api.characterFile(id)).text;
  },
  async takeIn(file) {
    return (await api.takeCharacterIn(file)).id;
  },
  async remove(id) {
    await api.removeCharacter(id);
  },
};
