import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { textFault } from '../../domain/typed-text';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { plannedByValues } from '../../platform/database/built-query';
import { int } from '../../platform/database/columns';
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

/** BAD_REQUEST on `page`, `limit` or `search`. */
export async function listPatients(ctx: Context, search: string, page: number, limit: number): Promise<PatientPage> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const fault = textFault(search, { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  assertPage(page, limit);
  const text = searchedText(search);
  const narrow = await searchFor(ctx, text);
  const most = text === '' ? MOST_COUNTED : MOST_FOUND_COUNTED;
  const counted = async (near?: NearWords) => ({ near, count: await countUpTo(ctx, narrow, near, most + 1) });
  const { found, isNear } = await exactOrNear(ctx.db, text, counted, ({ count }) => count === 0);
  const patients = narrow(onlyListed(ctx.db.manager.createQueryBuilder(Patient, 'p')), found.near);
  if (text !== '') patients.orderBy('p.latest', 'DESC', 'NULLS LAST');
  const items = await patients
    .addOrderBy('lower(p.name)')
    .addOrderBy('p.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .getMany();
  const total = Math.min(found.count, most);
  return { items, pagination: paginationOf(page, limit, total), hasUncounted: found.count > most, isNear };
}

type Narrow = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, near?: NearWords) => SelectQueryBuilder<Row>;

async function searchFor(ctx: Context, text: string): Promise<Narrow> {
  const ofDocument = await patientsOfDocument(ctx, text);
  return (query, near) => {
    for (const { text: condition, values } of searchConditions('p.searched', text, near)) {
      // A document's number is the only word.
      const either = ofDocument.length === 0 ? condition : `(${condition} OR p.id = ANY (:ofDocument))`;
      query.andWhere(either, { ...values, ofDocument });
    }
    return query;
  };
}

async function countUpTo({ db }: Context, narrow: Narrow, near: NearWords | undefined, most: number): Promise<number> {
  const query = db.manager
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from((patients) => narrow(onlyListed(patients.select('p.id').from(Patient, 'p')), near).limit(most), 'counted');
  const [row] = await db.select(COUNTED, plannedByValues(query));
  return row!.count;
}
