import { foldedText } from '../../domain/near-words';
import { insurerKindOfCode, readInsurerKind, readList, readRnasCode, readYesNo } from '../../domain/import-values';
import { matchInsurer } from '../../domain/match-insurer';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { Insurer } from '../insurers/insurer.entity';
import { CreateInsurerInput, InsurerPlanInput } from '../insurers/insurer.inputs';
import { addInsurer, aliasFault, fillInsurer, lockInsurerImports } from '../insurers/insurer.service';
import type { ImportFault } from './import-result.object';
import { FaultList, type Conflict, type Importer, type Values } from './importer';

type Known = Pick<Insurer, 'name' | 'aliases' | 'rnasCode'> & { kind: Insurer['kind'] | null };

type InsurerRow = Omit<CreateInsurerInput, 'kind' | 'rnasCode'> & {
  /** null: unknown, and needed for a new one. */
  kind: CreateInsurerInput['kind'] | null;
  rnasCode: string | null;
};

/** Known insurers get what they lack, others are added. */
export function insurerImporter(ctx: Context): Promise<Importer<InsurerRow>> {
  assertCan(adminMay(ctx.actor, 'prices'));
  return Promise.resolve({
    read: readInsurer,
    // A file may have a row for each plan.
    keyOf: ({ name, rnasCode, plans }) => [foldedText(name), rnasCode ?? '', ...plans.map((plan) => plan.name)],
    conflicts: async (rows) => {
      const known: Known[] = await ctx.db.manager.find(Insurer);
      const conflicts = new Map<number, Conflict>();
      for (const { line, row } of rows) {
        const found = knownOne(known, row);
        if (isFault(found)) conflicts.set(line, found);
        else if (found) conflicts.set(line, 'fills');
        else known.push(row);
      }
      return conflicts;
    },
    make: async (tx, row) => {
      await lockInsurerImports(tx);
      const found = knownOne(await tx.manager.find(Insurer), row);
      if (isFault(found)) throw new AppError('CONFLICT', found.message, { field: found.field! });
      const { id, version } = found
        ? await fillInsurer(ctx, tx, found.id, row)
        : await addInsurer(ctx, tx, row as CreateInsurerInput);
      return { insurerId: id, insurerVersion: version, isFilled: found !== null };
    },
  });
}

/** The insurer of the row, null for a new one, or why neither is sure. */
function knownOne<It extends Known>(known: readonly It[], row: InsurerRow): It | ImportFault | null {
  const match = matchInsurer(known, row);
  if ('fault' in match) return match.fault;
  if (match.insurer?.kind === 'private_pay' && (row.rnasCode !== null || row.plans.length > 0)) return PRIVATE_PAY;
  if (match.insurer) return match.insurer;
  return row.kind === null ? { field: 'kind', message: `Es nueva: indicá si es ${KINDS}` } : null;
}

const PRIVATE_PAY: ImportFault = { field: 'name', message: 'Particular no lleva código ni planes' };

function isFault(found: object | null): found is ImportFault {
  return found !== null && 'message' in found;
}

const KINDS = 'nacional, provincial, pública o prepaga';

function readInsurer(values: Values): InsurerRow {
  const faults = new FaultList();
  const read = <Value>(field: string, reader: (text: string) => Value | null, wrong: string) =>
    faults.read(field, values(field), reader, wrong);
  const rnasCode = read('rnasCode', readRnasCode, 'El código tiene seis números, como 126205');
  const kind = read('kind', readInsurerKind, `El tipo es ${KINDS}`);
  const isAccepted = read('isAccepted', readYesNo, 'Escribí sí o no');
  const aliases = unique(readList(values('aliases')));
  for (const alias of aliases) {
    const fault = aliasFault(alias);
    if (fault !== null) faults.add('aliases', fault);
  }
  const plans = unique(readList(values('plans'))).map((name) =>
    Object.assign(new InsurerPlanInput(), { name, isActive: true }),
  );
  for (const plan of plans) faults.addOf(plan, { name: 'plans' });
  const input = Object.assign(new CreateInsurerInput(), {
    name: values('name'),
    rnasCode,
    kind: kind ?? (rnasCode === null ? null : insurerKindOfCode(rnasCode)),
    aliases,
    plans,
    isAccepted: isAccepted ?? true,
  });
  faults.addOf(input);
  faults.end();
  return input;
}

/** Ignoring case and accents. */
function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [foldedText(text), text])).values()];
}
