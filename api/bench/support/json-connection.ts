import { connect, type Socket } from 'node:net';

export interface JsonAnswer {
  status: number;
  body: string;
}

export function jsonRequest(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Buffer {
  const text = JSON.stringify(body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** `token`: a session's or an API key. */
export function graphqlRequest(query: string, variables: object = {}, token?: string): Buffer {
  return jsonRequest('/graphql', { query, variables }, token === undefined ? {} : { Authorization: `Bearer ${token}` });
}

/**
 * Keeps alive, one request at a time. Handmade: Node's client costs as much as a small answer. Needs a Content-Length.
 */
export class JsonConnection {
  private received: Buffer = Buffer.alloc(0);
  private waiting: { resolve(answer: JsonAnswer): void; reject(fault: Error): void } | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The server closed the connection')));
  }

  static open(port: number): Promise<JsonConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new JsonConnection(socket)));
    });
  }

  /** Rejects when the connection is lost. */
  send(request: Buffer): Promise<JsonAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.fail(new Error('An answer without Content-Length'));
    const end = headEnd + 4 + Number(length);
    if (this.received.length < end) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.received.toString('utf8', headEnd + 4, end) };
    this.received = this.received.subarray(end);
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve(answer);
  }

  private fail(fault: Error): void {
    this.waiting?.reject(fault);
    this.waiting = null;
  }
}

/** On the ports in turn. */
export function openConnections(ports: readonly number[], count: number): Promise<JsonConnection[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => JsonConnection.open(ports[index % ports.length]!)));
}
