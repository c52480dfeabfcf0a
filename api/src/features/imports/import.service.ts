import { adminMay } from '../../platform/access/actor';
import { assertCan, memberOf } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { recordCreated } from '../audit/record-audit';
import { ImportRow } from './import-row.entity';
import { importNotFound } from './import-rows.service';
import { IMPORT, Import } from './import.entity';
import type { StartImportInput } from './import.inputs';

const MOST_LISTED = 50;

/** Latest first. */
export function listImports({ actor, db }: Context): Promise<Import[]> {
  assertCan(adminMay(actor, 'settings'));
  return db.manager.find(Import, {
    relations: { createdBy: true },
    order: { id: 'DESC' },
    take: MOST_LISTED,
  });
}

/** The only audit event, however many rows follow. */
export function startImport(ctx: Context, input: StartImportInput, key?: string | null): Promise<Import> {
  assertCan(adminMay(ctx.actor, 'settings'));
  const { userId } = memberOf(ctx.actor);
  return createOnce<Import>(ctx, {
    key,
    request: ['startImport', input],
    create: async (tx) => {
      const given = { ...input, createdAt: ctx.now, createdById: userId };
      const { id } = await tx.manager.save(tx.manager.create(Import, asStored(tx.manager, Import, given)));
      const started = await tx.manager.findOneOrFail(Import, { where: { id }, relations: { createdBy: true } });
      await recordCreated(ctx, tx, IMPORT, started, started.fileName);
      return started;
    },
    load: (id) => readImport(ctx, Number(id)),
  });
}

/** NOT_FOUND. */
export async function readImport({ db }: Pick<Context, 'db'>, id: number): Promise<Import> {
  const found = await db.manager.findOne(Import, { where: { id }, relations: { createdBy: true } });
  if (!found) throw importNotFound();
  return found;
}

/** Imported records that still exist. */
export const madeCountLoader = defineLoader<number, number>(async ({ db }, ids) => {
  const counts = await db.manager
    .createQueryBuilder(ImportRow, 'row')
    .select('row.import_id', 'id')
    .addSelect('count(*)::int', 'count')
    .where('row.import_id = ANY (:ids)', { ids })
    .groupBy('row.import_id')
    .getRawMany<{ id: number; count: number }>();
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
});
