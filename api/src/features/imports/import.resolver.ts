import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { ImportKind } from '../../domain/import-fields';
import { Admin, Allow } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { price } from '../../platform/graphql/max-root-price';
import { DateTime } from '../../platform/graphql/scalars';
import { atClinic } from '../settings/settings.service';
import { checkRows, importRows } from './import-rows.service';
import { Import } from './import.entity';
import { ImportRowsInput, StartImportInput } from './import.inputs';
import { ImportRowResult } from './import-result.object';
import { listImports, madeCountLoader, startImport } from './import.service';
import { undoImport } from './undo-import.service';

@Resolver(() => Import)
export class ImportResolver {
  @Allow(Admin('settings'))
  @Query(() => [Import], { description: 'The latest 50, newest first.' })
  imports(@Ctx() ctx: Context): Promise<Import[]> {
    return listImports(ctx);
  }

  @Allow(Admin('settings'))
  @Extensions(price(8))
  @Query(() => [ImportRowResult], {
    description:
      'Previews the outcome of rows of a file, in their order. Changes nothing. Send rows of one day ' +
      'together, so that conflicts between them are found.',
  })
  checkImportRows(
    @Ctx() ctx: Context,
    @Arg('kind', () => ImportKind, { description: 'Their record type.' }) kind: ImportKind,
    @Arg('input', () => ImportRowsInput, { description: 'At most 100 rows.' }) input: ImportRowsInput,
  ): Promise<ImportRowResult[]> {
    return checkRows(ctx, kind, input);
  }

  @Allow(Admin('settings'))
  @Mutation(() => Import, { description: 'Starts an import; send its rows with importRows.' })
  startImport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartImportInput, { description: 'The file.' }) input: StartImportInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Import> {
    return startImport(ctx, input, idempotencyKey);
  }

  @NeedsProof('to add professionals, who get accounts')
  @Allow(Admin('settings'))
  @Extensions(price(8))
  @Mutation(() => [ImportRowResult], {
    description:
      'Imports rows of the file, each in its own transaction, and returns their results in order. A row is ' +
      'imported once, so rows may be sent again. Sends no mail. NOT_FOUND; CONFLICT once the import is undone.',
  })
  importRows(
    @Ctx() ctx: Context,
    @Arg('importId', () => Int, { description: 'Id from startImport; NOT_FOUND if unknown.' }) importId: number,
    @Arg('input', () => ImportRowsInput, { description: 'At most 100 rows.' }) input: ImportRowsInput,
  ): Promise<ImportRowResult[]> {
    return importRows(ctx, importId, input);
  }

  @Allow(Admin('settings'))
  @Mutation(() => Import, {
    description:
      'Deletes all records that an import created, so that its file may be imported again. Filled patients stay. ' +
      'Idempotent. NOT_FOUND; ' +
      'CONFLICT when any record was changed or used since; then all stay.',
  })
  undoImport(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of the import; NOT_FOUND if unknown.' }) id: number,
  ): Promise<Import> {
    return undoImport(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'Number of its records that still exist.' })
  madeCount(@Ctx() ctx: Context, @Root() { id, undoneAt }: Import): Promise<number> | number {
    return undoneAt === null ? madeCountLoader(ctx).load(id) : 0;
  }

  @FieldResolver(() => DateTime, { description: 'Start of the import.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: Import): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the account that started it; null once deleted.',
  })
  createdByName(@Root() { createdBy }: Import): string | null {
    return createdBy?.name ?? null;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was undone; null: not undone.' })
  undoneAt(@Ctx() ctx: Context, @Root() { undoneAt }: Import): Promise<string> | null {
    return undoneAt && atClinic(ctx, undoneAt);
  }
}
