import { onlyListed } from '../../patient-lookup/known-patients';
import { readPatient } from '../../patient-lookup/patient-lookup.service';
import { Patient } from '../../patients/patient.entity';
import { exportPatients } from '../exchange/export-patients';
import { assertReadsPatient, assertSeeksPatients } from '../exchange/policy';
import { identifierSystems, patientSystem, toReplacedPatient } from '../resources/patient';
import { pageById } from '../search/narrow';
import { narrowPatients, PATIENT_PARAMS } from '../search/patient-search';
import { readSearch } from '../search/read-search';
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
    const systems = { documents: identifierSystems(ctx, base), own: patientSystem(base) };
    const listed = onlyListed(ctx.db.manager.createQueryBuilder(Patient, 'p'));
    const { rows, total, next } = await pageById(narrowPatients(listed, search.asked, systems), search);
    const page = await exportPatients(ctx, rows, base);
    return searchBundle({ base, type: 'Patient', search, total, page, included: [], next });
  },
};
