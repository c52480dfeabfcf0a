import { createServer, type AddressInfo } from 'node:net';

import { postOutside } from './post';

/** Returns the result of a post to a local server that replies `answer`. */
async function answered(answer: string) {
  const server = createServer((socket) => void socket.once('data', () => socket.write(answer)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    return await postOutside({ url, headers: {}, body: '{}', allowsLocal: true });
  } finally {
    server.close();
  }
}

const CUT = { statusCode: null, fault: 'La conexión se cortó antes de la respuesta' };

test.each([
  ['goes on in another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', CUT],
  ['speaks no HTTP', 'Hola\r\n\r\n', CUT],
  ['breaks off in the middle', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n', CUT],
  [
    'says first that it goes on',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
    { statusCode: 204, fault: null },
  ],
])('A post ends, whatever it is answered: by who %s', async (_, answer, outcome) => {
  expect(await answered(answer)).toMatchObject(outcome);
});
