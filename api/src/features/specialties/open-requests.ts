import { counted } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import { assertConfirmed } from '../../platform/unconfirmed';

/** A request that nobody has assigned or rejected, as it is listed before its specialty is switched off. */
export interface OpenRequest {
  id: string;
  /** What its patient says on the phone. */
  number: number;
  patientName: string;
  /** On which it was sent, yyyy-MM-dd by the clinic's calendar. */
  date: string;
}

/** The open requests of a specialty, whose row is locked; earliest first. */
export type OpenRequests = (tx: Transaction, specialtyId: number) => Promise<OpenRequest[]>;

/** Where the feature that keeps requests lists them. */
export const OPEN_REQUESTS = new ExtensionPoint<OpenRequests>();

/** CONFLICT with all of them unless each is among `confirmed`. */
export async function assertRequestsConfirmed(
  tx: Transaction,
  specialtyId: number,
  confirmed: readonly string[] | null | undefined,
): Promise<void> {
  const requests: OpenRequest[] = [];
  for (const list of OPEN_REQUESTS.parts) requests.push(...(await list(tx, specialtyId)));
  const text =
    `${counted(requests.length, 'solicitud abierta', 'solicitudes abiertas')} ` +
    `${plural(requests.length, 'quedaría', 'quedarían')} en una especialidad inactiva`;
  assertConfirmed(requests, confirmed, `${text}. Revisá la lista y confirmá para guardar`);
}
