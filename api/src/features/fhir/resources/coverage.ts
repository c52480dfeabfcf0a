import type { Coverage, CoverageClass, Money } from '@medplum/fhirtypes';

import type { CoverageRelationship } from '../../../domain/coverage';
import type { AppointmentCoverage } from '../../appointments/coverages/appointment-coverage.object';
import type { PatientCoverageRow } from '../../patients/coverages/patient-coverage.entity';
import type { Token } from '../search/tokens';
import { payorReference } from './organization';
import { REDACTED } from './terms';

const HL7 = 'http://terminology.hl7.org/CodeSystem';
const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

export type CoverageStatus = 'active' | 'cancelled';

const RELATIONSHIPS: Readonly<Record<CoverageRelationship, string>> = {
  holder: 'self',
  spouse: 'spouse',
  child: 'child',
  other: 'other',
};

export function coverageStatusToken(status: CoverageStatus): Token {
  return { system: 'http://hl7.org/fhir/fm-status', code: status };
}

/** A membership of a patient; `today` in the clinic. */
export function toCoverage(row: PatientCoverageRow, today: string): Coverage {
  const { id, patientId, insurer, plan, number, holderName, relationship, validFrom, validTo } = row;
  const beneficiary = `Patient/${patientId}`;
  const holder = relationship === 'holder' ? { reference: beneficiary } : holderName && { display: holderName };
  return {
    resourceType: 'Coverage',
    id,
    status: statusOn(row, today),
    ...whoPays(
      { insurerId: insurer.id, name: insurer.name, isPrivatePay: insurer.kind === 'private_pay' },
      beneficiary,
    ),
    ...(holder && { subscriber: holder }),
    ...(number !== '' && { subscriberId: number }),
    relationship: { coding: [{ system: `${HL7}/subscriber-relationship`, code: RELATIONSHIPS[relationship] }] },
    period: { start: validFrom, ...(validTo !== null && { end: validTo }) },
    ...(plan && { class: [planClass(plan)] }),
    ...(row.isPrimary && { order: 1 }),
  };
}

/** For callers who may not read personal data. */
export function toNamelessCoverage(row: PatientCoverageRow, today: string): Coverage {
  return {
    resourceType: 'Coverage',
    id: row.id,
    meta: REDACTED,
    status: statusOn(row, today),
    beneficiary: { reference: `Patient/${row.patientId}` },
    payor: [{ extension: [{ url: ABSENT, valueCode: 'masked' }] }],
  };
}

/** As it was when the turno was made, with the copay. */
export function toTurnoCoverage(
  { insurerId, insurerName: name, isPrivatePay, planId, planName, memberNumber, copay }: AppointmentCoverage,
  { id, beneficiary, currency }: { id: string; beneficiary: string; currency: string },
): Coverage {
  return {
    resourceType: 'Coverage',
    id,
    status: 'active',
    ...whoPays({ insurerId, name, isPrivatePay }, beneficiary),
    ...(memberNumber && { subscriberId: memberNumber }),
    ...(planId !== null && planName !== null && { class: [planClass({ id: planId, name: planName })] }),
    ...(copay !== null && {
      costToBeneficiary: [
        {
          type: { coding: [{ system: `${HL7}/coverage-copay-type`, code: 'copay' }], text: 'Copago' },
          valueMoney: { value: Number(copay), currency } as Money,
        },
      ],
    }),
  };
}

function statusOn({ validTo }: PatientCoverageRow, today: string): CoverageStatus {
  return validTo !== null && validTo < today ? 'cancelled' : 'active';
}

interface Payer {
  insurerId: number;
  name: string;
  isPrivatePay: boolean;
}

/** "Particular" is FHIR's self-pay: the patient is the payor. */
function whoPays(
  { insurerId, name, isPrivatePay }: Payer,
  reference: string,
): Pick<Coverage, 'type' | 'beneficiary' | 'payor'> {
  const beneficiary = { reference } as Coverage['beneficiary'];
  if (!isPrivatePay)
    return {
      beneficiary,
      payor: [{ reference: payorReference(insurerId), display: name } as Coverage['payor'][number]],
    };
  const type = { coding: [{ system: `${HL7}/coverage-selfpay`, code: 'pay' }], text: name };
  return { type, beneficiary, payor: [beneficiary] };
}

function planClass({ id, name }: { id: number; name: string }): CoverageClass {
  return { type: { coding: [{ system: `${HL7}/coverage-class`, code: 'plan' }] }, value: String(id), name };
}
