import { In, IsNull, Not } from 'typeorm';

import { adminMay } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { ExtensionPoint } from '../../platform/extension-point';
import { defineLoader } from '../../platform/loaders';
import { AppointmentRequest } from './request.entity';

/** Earliest first. */
export type DocumentSource = (
  ctx: Context,
  patientIds: readonly string[],
) => Promise<{ patientId: string | null; documentNumber: string | null }[]>;
export const DOCUMENT_SOURCES = new ExtensionPoint<DocumentSource>();

/** By id of the patient; null for callers who may not read patients. */
export const documentNumberLoader = defineLoader<string, string | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const others = await Promise.all(Array.from(DOCUMENT_SOURCES.parts, (find) => find(ctx, ids)));
  const requests = await ctx.db.manager.find(AppointmentRequest, {
    select: { id: true, patientId: true, documentNumber: true },
    where: { patientId: In([...ids]), documentNumber: Not(IsNull()) },
    order: { createdAt: 'ASC' },
  });
  const latest = new Map(
    [...others.flat(), ...requests].map(({ patientId, documentNumber }) => [patientId, documentNumber]),
  );
  return ids.map((id) => latest.get(id) ?? null);
});
