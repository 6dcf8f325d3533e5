import { CharacterRecord, character, words } from '@tessera/fifth-edition';
import { CharacterInfo, PlainRecord } from '@tessera/fifth-edition/api';
import type { ShellServices } from '@tessera/manifest';
import { MatchInfo, WholeReplay } from '@tessera/protocol';
import { createGameFormatter } from '@tessera/text';
import * as z from 'zod';
import { addressOf, type CharacterPlace } from './place.ts';

/** Storage of the user's characters on the server. */
export function onServer({ request, send, translator }: ShellServices): CharacterPlace {
  return {
    async list() {
      const infos = await request('GET', '/characters', z.array(CharacterInfo));
      const { refusal } = createGameFormatter(words, await translator());
      return infos.map(({ id, retired, movedAt, problem, ...heading }) => ({
        id,
        where: 'server',
        to: addressOf('server', id),
        heading,
        isRetired: retired,
        movedAt,
        ...(problem && { problem: refusal(problem) }),
      }));
    },
    async read(id) {
      return CharacterRecord.parse(await request('GET', pathOf(id), PlainRecord));
    },
    async make({ record, from }) {
      if (from === 'blank') {
        const { edition, name } = record;
        const wish = { game: character.id, options: { edition, name }, seats: [{ kind: 'me' }] };
        return (await request('POST', '/matches', MatchInfo, wish)).id;
      }
      const plain = PlainRecord.parse(JSON.parse(JSON.stringify(record)));
      return (await request('POST', '/characters', CharacterInfo, { record: plain, from })).id;
    },
    async file(id) {
      return (await request('GET', `${pathOf(id)}/file`, WholeReplay)).text;
    },
    async takeIn(file) {
      return (await request('POST', '/characters/file', CharacterInfo, file)).id;
    },
    async remove(id) {
      await send('DELETE', pathOf(id));
    },
  };
}

function pathOf(id: string): string {
  return `/characters/${encodeURIComponent(id)}`;
}
