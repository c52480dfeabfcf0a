import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { onlyListed } from '../../patient-lookup/known-patients';
import { readPatient } from '../../patient-lookup/patient-lookup.service';
import { Patient } from '../../patients/patient.entity';
import { exportPatients } from '../exchange/export-patients';
import { assertReadsPatient, assertSeeksPatients } from '../exchange/policy';
import { identifierSystems, patientSystem, toReplacedPatient } from '../resources/patient';
import { narrowPatients, PATIENT_PARAMS } from '../search/patient-search';
import { readSearch, type Search } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import type { FhirType } from './fhir-type';

export const PATIENT_TYPE: FhirType = {
  name: 'Patient',
  about:
    'Los pacientes: todos para administradores, por su id los de sus turnos para profesionales. Uno que se unió a otro ' +
    'nombra al que quedó.',
  isPublic: false,
  params: PATIENT_PARAMS,
  references: {},
  async read(exchange, id) {
    const ctx = await exchange.caller();
    assertReadsPatient(ctx);
    const patient = await readPatient(ctx, id);
    const asked = id.toLowerCase();
    if (patient.id !== asked) return toReplacedPatient(asked, patient.id);
    const { base } = await exchange.catalogue();
    return (await exportPatients(ctx, [patient], base))[0]!;
  },
  async search(exchange) {
    const ctx = await exchange.caller();
    const search = readSearch(PATIENT_PARAMS, exchange.query, exchange.handling);
    assertSeeksPatients(
      ctx,
      search.asked.some(({ name }) => name !== '_id'),
    );
    const { base } = await exchange.catalogue();
    const { patients, total, next } = await found(ctx, search, base);
    const page = await exportPatients(ctx, patients, base);
    return searchBundle({ base, type: 'Patient', search, total, page, included: [], next });
  },
};

interface Found {
  patients: readonly Patient[];
  /** null: not counted. */
  total: number | null;
  next: string | null;
}

/** By id, because names change between pages. */
async function found(ctx: Context, { asked, count, after }: Search, base: string): Promise<Found> {
  const systems = { documents: identifierSystems(ctx, base), own: patientSystem(base) };
  const query = narrowPatients(onlyListed(ctx.db.manager.createQueryBuilder(Patient, 'p')), asked, systems);
  if (count === 0) return { patients: [], total: await query.getCount(), next: null };
  if (after !== null) {
    if (!isUuid(after)) throw invalid('_after', 'Esa página no existe');
    query.andWhere('p.id > :after', { after });
  }
  const patients = await query
    .orderBy('p.id')
    .limit(count + 1)
    .getMany();
  const page = patients.slice(0, count);
  const hasMore = patients.length > count;
  return {
    patients: page,
    total: after === null && !hasMore ? page.length : null,
    next: hasMore ? page.at(-1)!.id : null,
  };
}
