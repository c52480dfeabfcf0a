import { counted } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import { assertConfirmed } from '../../platform/unconfirmed';

interface OpenRequest {
  id: string;
  /** Patients quote it on the phone. */
  number: number;
  patientName: string;
  /** Day of sending, yyyy-MM-dd in clinic time. */
  date: string;
}

/** The specialty is locked. Earliest first. */
export type OpenRequests = (tx: Transaction, specialtyId: number) => Promise<OpenRequest[]>;

/** Brought by the requests feature. */
export const OPEN_REQUESTS = new ExtensionPoint<OpenRequests>();

/** CONFLICT with all unless each is in `confirmed`. */
export async function assertRequestsConfirmed(
  ctx: Context,
  tx: Transaction,
  specialtyId: number,
  confirmed: readonly string[] | null | undefined,
): Promise<void> {
  const requests: OpenRequest[] = [];
  for (const list of OPEN_REQUESTS.parts) requests.push(...(await list(tx, specialtyId)));
  const text =
    `${counted(requests.length, 'solicitud abierta', 'solicitudes abiertas')} ` +
    `${plural(requests.length, 'quedaría', 'quedarían')} en una especialidad inactiva`;
  assertConfirmed(ctx, requests, confirmed, `${text}. Revisá la lista y confirmá para guardar`);
}
