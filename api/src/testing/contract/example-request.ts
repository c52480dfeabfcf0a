import { noise } from '../factories/images';
import type { Role } from '../../platform/access/actor';
import { openSession } from '../factories/people';
import type { ExampleClinic } from './example-clinic';
import type { Sent } from './http-call';
import type { Operation } from './operations';

/** By the first role that may call it. */
export async function exampleRequest(operation: Operation, { db, userIds }: ExampleClinic): Promise<Sent> {
  // Some requests end their caller's sessions.
  const token = await openSession(db, userIds[audienceOf(operation)]);
  const files = operation.described.requestBody?.content['multipart/form-data'];
  const form = files ? await formOf(Object.keys(files.schema.properties ?? {})) : undefined;
  const example = operation.json?.example;
  const body = form?.bytes ?? (example === undefined ? undefined : JSON.stringify(example));
  return {
    method: operation.method,
    address: addressOf(operation, (name) => operation.example(name)),
    headers: {
      ...(operation.described.security.length > 0 && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  };
}

export function addressOf({ path, parameters }: Operation, valueOf: (name: string) => unknown): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = valueOf(name);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (place === 'query' && value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

/** In the document's words. */
export function audienceOf({ described: { description } }: Operation): Role {
  if (/^Solo [^.]*profesionales/.test(description)) return 'professional';
  return /^Solo [^.]*administradores/.test(description) ? 'admin' : 'user';
}

/** With a picture in each field. */
async function formOf(fields: readonly string[]): Promise<{ type: string; bytes: Buffer }> {
  const form = new FormData();
  const picture = new Blob([new Uint8Array(await noise(64, 64).png().toBuffer())], { type: 'image/png' });
  for (const field of fields) form.set(field, picture, 'foto.png');
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type')!, bytes: Buffer.from(await encoded.arrayBuffer()) };
}
