import { randomInt } from 'node:crypto';

import { JsonConnection, jsonRequest } from '../../bench/support/json-connection';

export interface Tally {
  accepted: number;
  refused: number;
  busy: number;
  lost: number;
  faults: string[];
}

interface Acceptances {
  ports: readonly number[];
  tokens: readonly string[];
  /** Of all tokens together, each on a connection of its own. */
  times: number;
}

interface Answer {
  data: { acceptOffer: { outcome: string } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const ACCEPT = 'mutation ($token: String!) { acceptOffer(token: $token) { outcome } }';

/** All at once. More than one who is told to have the time is a fault; how many turnos came of it, refilled.ts asks. */
export async function acceptAll({ ports, tokens, times }: Acceptances): Promise<Tally> {
  const tally: Tally = { accepted: 0, refused: 0, busy: 0, lost: 0, faults: [] };
  const told = new Set<string>();
  const connections = await Promise.all(
    Array.from({ length: times }, (_, index) => JsonConnection.open(ports[index % ports.length]!)),
  );
  await Promise.all(
    connections.map(async (connection, index) => {
      const token = tokens[Math.floor(index / ports.length) % tokens.length]!;
      // From many places, so that no limit of attempts is met.
      const from = { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
      const body = await connection
        .send(jsonRequest('/graphql', { query: ACCEPT, variables: { token } }, from))
        .then((answer) => answer.body)
        .catch(() => null);
      if (body === null) tally.lost += 1;
      else if (isAccepted(tally, JSON.parse(body) as Answer)) told.add(token);
    }),
  );
  for (const connection of connections) connection.close();
  if (told.size > 1) tally.faults.push(`${told.size} were told to have one time`);
  return tally;
}

function isAccepted(tally: Tally, { data, errors }: Answer): boolean {
  const [error] = errors ?? [];
  if (!error && data?.acceptOffer.outcome === 'accepted') {
    tally.accepted += 1;
    return true;
  }
  if (error?.extensions.code === 'CONFLICT' && error.message.startsWith('Alguien lo aceptó antes')) {
    tally.refused += 1;
  } else if (error?.extensions.code === 'UNAVAILABLE') {
    tally.busy += 1;
  } else {
    tally.faults.push(JSON.stringify(error ?? data).slice(0, 300));
  }
  return false;
}
