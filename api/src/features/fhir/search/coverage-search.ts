import { isUuid } from '../../../platform/validation/uuid';
import { coverageStatusToken, type CoverageStatus } from '../resources/coverage';
import type { Condition, ConditionOn } from './narrow';
import { assertModifier, referencesOf, tokenTest, type Asked, type Place } from './search-param';

const PATIENT = 'El paciente, como Patient/{id}';

export const COVERAGE_PARAMS = {
  _id: { type: 'token', about: 'Su id' },
  patient: { type: 'reference', about: PATIENT },
  beneficiary: { type: 'reference', about: PATIENT },
  payor: { type: 'reference', about: 'La obra social, como Organization/{id}' },
  status: { type: 'token', about: 'active; cancelled después de su último día' },
} as const;

const ON_STATUS = {
  active: 'coalesce(c.valid_to >= :today, true)',
  cancelled: 'c.valid_to < :today',
} as const satisfies Readonly<Record<CoverageStatus, string>>;
const STATUSES = Object.keys(ON_STATUS) as CoverageStatus[];

/** For coverages `c`. BAD_REQUEST when unsupported. */
export const coverageConditions =
  (place: Place, today: string) =>
  (asked: Asked): ConditionOn => {
    switch (asked.name as keyof typeof COVERAGE_PARAMS) {
      case '_id':
        assertModifier(asked, []);
        return (value, key) => onUuid('c.id', value, key);
      case 'patient':
      case 'beneficiary':
        return (value, key) => onUuid('c.patient_id', referredId(asked, 'Patient', value, place), key);
      case 'payor':
        return (value, key) => onInsurer(referredId(asked, 'Organization', value, place), key);
      case 'status':
        return (value) => {
          const isSought = tokenTest(asked, [value]);
          const sought = STATUSES.filter((status) => isSought(coverageStatusToken(status)));
          return { text: sought.map((status) => ON_STATUS[status]).join(' OR ') || 'FALSE', values: { today } };
        };
    }
  };

/** '' for another type. */
function referredId(asked: Asked, type: 'Patient' | 'Organization', value: string, place: Place): string {
  const [reference = ''] = referencesOf([type], asked, value, place);
  return reference.startsWith(`${type}/`) ? reference.slice(type.length + 1) : '';
}

function onUuid(column: string, value: string, key: string): Condition | null {
  return isUuid(value) ? { text: `${column} = :id${key}`, values: { [`id${key}`]: value } } : null;
}

function onInsurer(id: string, key: string): Condition | null {
  return /^[1-9]\d{0,8}$/.test(id)
    ? { text: `c.insurer_id = :insurer${key} AND insurer.kind <> 'private_pay'`, values: { [`insurer${key}`]: id } }
    : null;
}
