import { counted } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import { assertConfirmed } from '../../platform/unconfirmed';

/** Neither assigned nor rejected. */
interface OpenRequest {
  id: string;
  /** Patients quote it on the phone. */
  number: number;
  patientName: string;
  /** Date of sending: yyyy-MM-dd in the clinic's time zone. */
  date: string;
}

/** For a locked specialty, earliest first. */
export type OpenRequests = (tx: Transaction, specialtyId: number) => Promise<OpenRequest[]>;

/** The requests feature adds the list. */
export const OPEN_REQUESTS = new ExtensionPoint<OpenRequests>();

/** CONFLICT with all open requests unless each is in `confirmed`. */
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
