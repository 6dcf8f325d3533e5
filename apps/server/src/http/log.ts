import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { type LogAddresses, loggedAddress } from '../network/loggedAddress.ts';

/** Fields that are never logged, at the top or up to three levels down. */
const SECRETS = ['cookie', '["set-cookie"]', 'authorization', 'password', 'token', 'secret', 'seed', 'keys'];
const LEVELS_DOWN = ['', '*', '*.*', '*.*.*'];

/** The server's log: JSON lines, without secrets. */
export function makeLog(
  settings: { readonly level: string; readonly addresses: LogAddresses },
  destination?: DestinationStream,
): Logger {
  const { addresses } = settings;
  const options = {
    level: settings.level,
    redact: { paths: LEVELS_DOWN.flatMap((above) => SECRETS.map((field) => below(above, field))), censor: '[hidden]' },
    serializers: {
      req: (request: FastifyRequest) => requestLine(request, addresses),
      address: (address: string) => loggedAddress(address, addresses),
      error: stdSerializers.err,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function below(above: string, field: string): string {
  if (above === '') return field;
  return field.startsWith('[') ? `${above}${field}` : `${above}.${field}`;
}

/** Returns the logged fields of a request: no headers, no query, and no code of a private table. */
function requestLine(request: FastifyRequest, addresses: LogAddresses) {
  const [path = ''] = request.url.split('?');
  return {
    method: request.method,
    path: withoutCode(path),
    address: loggedAddress(request.ip, addresses),
  };
}

/** Path segments before a code: in the API, and in the address of an invitation. */
const WITH_CODE = /\/(?:codes|join)(?=\/)/i;

/** Removes the code from a path. The router decodes percent-encoded letters, so this does too. */
function withoutCode(path: string): string {
  const [place] = WITH_CODE.exec(decoded(path)) ?? [];
  return place === undefined ? path : `${place}/[hidden]`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The router finds no route for it either.
    return path;
  }
}
