import { foldedText } from '../../domain/near-words';
import { adminMay } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { selection } from '../../platform/database/selection';
import { ExtensionPoint } from '../../platform/extension-point';
import { defineLoader } from '../../platform/loaders';
import { KNOWN_PATIENT, peopleQuery, type PatientSource } from '../patients/known-patients';
import { AppointmentRequest } from './request.entity';

const REQUESTED = selection('requests.patients', KNOWN_PATIENT);

/** Also by DNI. */
export const requestedPatients: PatientSource = (ctx, search) => {
  const query = peopleQuery(ctx.db.manager, AppointmentRequest, 'created_at', search, (requests) => {
    // Beside the words, which have an index.
    if (search.isDocument) requests.andWhere('a.document_number LIKE :document', { document: `%${search.digits}%` });
  });
  return ctx.db.select(REQUESTED, query);
};

interface Person {
  name: string;
  email: string;
}

export const personKey = ({ name, email }: Person): string => `${email.toLowerCase()} ${foldedText(name)}`;

/** Earliest first. `addresses`: lower case. */
export type DocumentSource = (
  ctx: Context,
  addresses: readonly string[],
) => Promise<{ patientName: string; patientEmail: string; documentNumber: string | null }[]>;
export const DOCUMENT_SOURCES = new ExtensionPoint<DocumentSource>();

/** By personKey; null for callers who may not read patients. */
export const documentNumberLoader = defineLoader<string, string | null>(async (ctx, keys) => {
  if (!adminMay(ctx.actor, 'patients')) return keys.map(() => null);
  const addresses = keys.map((key) => key.slice(0, key.indexOf(' ')));
  const others = await Promise.all(Array.from(DOCUMENT_SOURCES.parts, (find) => find(ctx, addresses)));
  const requests = await ctx.db.manager
    .createQueryBuilder(AppointmentRequest, 'r')
    .select(['r.patientName', 'r.patientEmail', 'r.documentNumber'])
    .where('lower(r.patientEmail) = ANY (:addresses) AND r.documentNumber IS NOT NULL', { addresses })
    .orderBy('r.createdAt')
    .getMany();
  const latest = new Map(
    [...others.flat(), ...requests].map(({ patientName: name, patientEmail: email, documentNumber }) => [
      personKey({ name, email }),
      documentNumber,
    ]),
  );
  return keys.map((key) => latest.get(key) ?? null);
});
