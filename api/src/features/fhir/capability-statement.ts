import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes';

import type { Catalogue } from './catalogue';
import { FHIR_JSON } from './exchange/media-types';
import type { FhirType } from './types/fhir-type';
import { FHIR_TYPES, OPERATIONS } from './types/fhir-types';

/** Date of the last change of this statement. */
const DATE = '2026-11-30';

const SECURITY =
  'Lo público se lee sin clave. Appointment, Patient y Coverage piden una sesión o una clave de la clínica, como Authorization: ' +
  'Bearer; los datos del paciente van solo a quien puede leerlos.';

export function capabilityStatement({ base, clinic }: Pick<Catalogue, 'base' | 'clinic'>): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: DATE,
    kind: 'instance',
    software: { name: 'Turnero' },
    implementation: { description: clinic.name, url: base },
    fhirVersion: '4.0.1',
    format: [...FHIR_JSON],
    rest: [
      {
        mode: 'server',
        security: { description: SECURITY },
        resource: FHIR_TYPES.map((type) => resourceOf(type, base)),
        operation: [
          { name: 'bulk-publish', definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/bulk-publish' },
        ],
      },
    ],
  };
}

function resourceOf({ name, about, params, references }: FhirType, base: string): CapabilityStatementRestResource {
  const operations = OPERATIONS.filter(({ type }) => type === name);
  return {
    type: name as CapabilityStatementRestResource['type'],
    documentation: about,
    interaction: [{ code: 'read' }, { code: 'search-type' }],
    versioning: 'no-version',
    readHistory: false,
    updateCreate: false,
    ...(Object.keys(references).length > 0 && {
      searchInclude: Object.keys(references).map((param) => `${name}:${param}`),
    }),
    searchParam: Object.entries(params).map(([param, { type, about: documentation }]) => ({
      name: param,
      type,
      documentation,
    })),
    ...(operations.length > 0 && {
      operation: operations.map((it) => ({ name: it.name, definition: it.definition(base), documentation: it.about })),
    }),
  };
}
