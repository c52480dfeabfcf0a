import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { textFault } from '../../domain/typed-text';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { plannedByValues } from '../../platform/database/built-query';
import { int, uuid } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { invalid } from '../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { exactOrNear, searchConditions, type NearWords } from '../../platform/search';
import { Patient } from '../patients/patient.entity';
import { onlyListed } from './known-patients';
import { patientsOfDocument, searchedText } from './patient-lookup.service';
import type { PatientPage } from './patient-page.object';

/** Spares reading the whole table, or all patients with a common word. */
const MOST_COUNTED = 10_000;
const MOST_FOUND_COUNTED = 1000;

const COUNTED = selection('patient-lookup.counted', { count: int });
const MATCHED = selection('patient-lookup.matched', { id: uuid });

/** BAD_REQUEST on `page`, `limit` or `search`. */
export async function listPatients(ctx: Context, search: string, page: number, limit: number): Promise<PatientPage> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const fault = textFault(search, { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  assertPage(page, limit);
  const text = searchedText(search);
  const match = text === '' ? () => matchAll(ctx) : await matchText(ctx, text);
  const { found, isNear } = await exactOrNear(ctx.db, text, match, ({ count }) => count === 0);
  const { count, most } = found;
  const pagination = paginationOf(page, limit, Math.min(count, most));
  if (count === 0) return { items: [], pagination, hasUncounted: false, isNear };
  const patients = found.narrow(onlyListed(ctx.db.manager.createQueryBuilder(Patient, 'p')));
  if (text !== '') patients.orderBy('p.latest', 'DESC', 'NULLS LAST');
  const items = await patients
    .addOrderBy('lower(p.name)')
    .addOrderBy('p.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .getMany();
  return { items, pagination, hasUncounted: count > most, isNear };
}

type Narrow = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) => SelectQueryBuilder<Row>;

interface Matches {
  /** At most `most + 1`. */
  count: number;
  most: number;
  narrow: Narrow;
}

async function matchAll({ db }: Context): Promise<Matches> {
  const query = db.manager
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from((all) => onlyListed(all.select('p.id').from(Patient, 'p')).limit(MOST_COUNTED + 1), 'counted');
  const [row] = await db.select(COUNTED, query);
  return { count: row!.count, most: MOST_COUNTED, narrow: (patients) => patients };
}

async function matchText(ctx: Context, text: string): Promise<(near?: NearWords) => Promise<Matches>> {
  const ofDocument = await patientsOfDocument(ctx, text);
  return async (near) => {
    const narrow: Narrow = (query) => {
      for (const { text: condition, values } of searchConditions('p.searched', text, near)) {
        // A document's number is the only word.
        const either = ofDocument.length === 0 ? condition : `(${condition} OR p.id = ANY (:ofDocument))`;
        query.andWhere(either, { ...values, ofDocument });
      }
      return query;
    };
    const matching = narrow(onlyListed(ctx.db.manager.createQueryBuilder().select('p.id', 'id').from(Patient, 'p')));
    const rows = await ctx.db.select(MATCHED, plannedByValues(matching.limit(MOST_FOUND_COUNTED + 1)));
    // Comparing texts with near words again is slow.
    const byId: Narrow = (query) => query.andWhere('p.id = ANY (:ids)', { ids: rows.map(({ id }) => id) });
    return {
      count: rows.length,
      most: MOST_FOUND_COUNTED,
      narrow: rows.length > MOST_FOUND_COUNTED ? narrow : byId,
    };
  };
}
