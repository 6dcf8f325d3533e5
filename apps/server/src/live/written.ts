import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** An answer that is JSON already: what a host wrote is passed on unread. */
export class Written {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** socket.io's own way of writing, but for answers that are written already. What is sent is the same. */
class WrittenEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const answer: unknown = packet.type === PacketType.ACK ? packet.data?.[0] : undefined;
    if (!(answer instanceof Written) || packet.nsp !== '/') return super.encode(packet);
    return [`${PacketType.ACK}${packet.id}[${answer.json}]`];
  }
}

/** For socket.io's option of that name. */
export const parser = { Encoder: WrittenEncoder, Decoder };
