import type { Coverage } from '@medplum/fhirtypes';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import type { Context } from '../../../platform/context';
import { readPatient } from '../../patient-lookup/patient-lookup.service';
import { PatientCoverageRow } from '../../patients/coverages/patient-coverage.entity';
import type { Exchange } from '../exchange/exchange';
import { assertSeeksPatients, readsPatients } from '../exchange/policy';
import { toCoverage, toNamelessCoverage } from '../resources/coverage';
import { COVERAGE_PARAMS, coverageConditions } from '../search/coverage-search';
import { narrow, pageById } from '../search/narrow';
import { readSearch } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import type { FhirType } from './fhir-type';
import { includedIn } from './included-in';
import { organizations } from './organization-type';

export const COVERAGE_TYPE: FhirType = {
  name: 'Coverage',
  about: 'Las coberturas de los pacientes, para administradores. La principal tiene order 1.',
  isPublic: false,
  params: COVERAGE_PARAMS,
  references: { payor: ({ payor }: Coverage) => payor.map(({ reference }) => reference) },
  async read(exchange, id) {
    const ctx = await exchange.caller();
    assertSeeksPatients(ctx, false);
    const row = isUuid(id) ? await coverages(ctx).where('c.id = :id', { id }).getOne() : null;
    if (!row) throw notFound('La cobertura no existe');
    // Notes who reads the patient.
    await readPatient(ctx, row.patientId);
    return exported(ctx, row, await todayOf(exchange, ctx));
  },
  async search(exchange) {
    const ctx = await exchange.caller();
    const search = readSearch(COVERAGE_PARAMS, exchange.query, exchange.handling);
    assertSeeksPatients(
      ctx,
      search.asked.some(({ name }) => name === 'payor'),
    );
    const catalogue = await exchange.catalogue();
    const { base, clinic } = catalogue;
    const today = await todayOf(exchange, ctx);
    const conditions = coverageConditions({ base, zone: clinic.timeZone }, today);
    const { rows, total, next } = await pageById(narrow(coverages(ctx), search.asked, conditions), search);
    const page = rows.map((row) => exported(ctx, row, today));
    const payors = search.includes.length > 0 ? await organizations(exchange) : [];
    const included = includedIn(catalogue, page, search.includes, COVERAGE_TYPE.references, payors);
    return searchBundle({ base, type: 'Coverage', search, total, page, included, next });
  },
};

function coverages(ctx: Context) {
  return ctx.db.manager
    .createQueryBuilder(PatientCoverageRow, 'c')
    .innerJoinAndSelect('c.insurer', 'insurer')
    .leftJoinAndSelect('c.plan', 'plan');
}

function exported(ctx: Context, row: PatientCoverageRow, today: string): Coverage {
  return readsPatients(ctx) ? toCoverage(row, today) : toNamelessCoverage(row, today);
}

async function todayOf(exchange: Exchange, { now }: Context): Promise<string> {
  return dateOf((await exchange.catalogue()).clinic.timeZone, floorToMinute(now));
}
