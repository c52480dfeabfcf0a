import Typography from '@mui/material/Typography';
import { isValidOn } from '@turnero/api/domain/coverage';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useEffect } from 'react';

import { Fields } from '../../clinic/booking/fields';
import type { InsurerToChoose } from '../../clinic/coverages/coverage-form';
import {
  useCoveragesOfPatientQuery,
  useInsurersToChooseQuery,
  type CoverageFactsFragment,
} from '../../clinic/coverages/coverages.generated';
import { InsurerFields } from '../../clinic/coverages/InsurerFields';
import { useClinic } from '../../clinic/facts/useClinic';
import { numberFaultOf } from '../../clinic/coverages/named-insurer';
import { chosenPatientId } from '../../clinic/patient/lookup/patient-lookup';
import { shortCoverageText } from '../../clinic/payer/coverage-text';
import { useTurnoCoverageForQuery } from '../../clinic/payer/payer.generated';
import { useBoundField } from '../../kit/form/bound-field';
import { SelectField } from '../../kit/form/SelectField';
import { dayOf } from '../../kit/time/wall-time';
import { KNOWN, NO_CHOICE, OTHER, type CoverageChoice } from './coverage-choice';
import { useAppointmentContext } from './new-appointment-context';
import { newTexts } from './texts';

const says = newTexts.coverage;

/** The turno's payer and copay: a coverage of the patient, or an insurer that the caller names. */
export function CoveragePart() {
  const { form, setNumberFault } = useAppointmentContext();
  const { values, setValues } = form;
  const patientId = chosenPatientId(values);
  const isOfOther = values.coverageOf !== (patientId ?? '');
  useEffect(() => {
    if (isOfOther) void setValues((typed) => ({ ...typed, ...NO_CHOICE, coverageOf: patientId ?? '' }), false);
  }, [isOfOther, patientId, setValues]);
  const insurers = useInsurersToChooseQuery({ fetchPolicy: 'cache-and-network' }).data?.insurers;
  const known = useCoveragesOfPatientQuery({
    variables: { id: patientId ?? '' },
    skip: patientId === undefined,
    fetchPolicy: 'cache-and-network',
  }).data?.patient?.coverages;
  useEffect(() => {
    setNumberFault(() => (insurerId: string, number: string) => numberFaultOf(insurers ?? [], insurerId, number));
  }, [insurers, setNumberFault]);
  if (isOfOther || !insurers || (patientId !== undefined && !known)) return null;
  return <Shown insurers={insurers} known={patientId === undefined ? null : (known ?? [])} />;
}

interface Props {
  insurers: readonly InsurerToChoose[];
  /** null: of a new patient. */
  known: readonly CoverageFactsFragment[] | null;
}

function Shown({ insurers, known }: Props) {
  const { form, choices, startTime, today } = useAppointmentContext();
  const { values } = form;
  const day = startTime === undefined ? (choices.choice.day ?? today) : dayOf(startTime);
  const valid = known?.filter((coverage) => isValidOn(coverage, day));
  const primary = valid?.find(({ isPrimary }) => isPrimary);
  const isNamed = known === null || values.coverage === OTHER;
  const insurer = insurers.find(({ id }) => String(id) === values.insurerId);
  const chosen = values.coverage === KNOWN ? primary : valid?.find(({ id }) => id === values.coverage);
  const payer = isNamed
    ? insurer && { insurerId: insurer.id, planId: Number(values.planId) || null, kind: insurer.kind }
    : chosen && {
        insurerId: chosen.insurer.id,
        planId: chosen.plan?.id ?? null,
        kind: insurers.find(({ id }) => id === chosen.insurer.id)?.kind,
      };
  const terms = useTerms(payer?.kind === 'private_pay' ? undefined : payer, day);
  return (
    <Fields>
      {valid && <KnownField valid={valid} primary={primary} />}
      {isNamed && (
        <InsurerFields
          insurers={insurers}
          required={known !== null}
          numberHint={known === null ? says.keptWithNumber : ''}
        />
      )}
      <Typography variant="body2" role="status" className="whole">
        {payer?.kind === 'private_pay' ? says.paysFee : terms}
      </Typography>
    </Fields>
  );
}

/** '' until a professional is chosen. */
function useTerms(payer: { insurerId: number; planId: number | null } | undefined, date: string): string {
  const { choices, kind } = useAppointmentContext();
  const { professionalId } = choices.choice;
  const currency = useClinic()?.currency;
  const { data, loading } = useTurnoCoverageForQuery({
    variables: {
      insurerId: payer?.insurerId ?? 0,
      planId: payer?.planId,
      professionalId: professionalId ?? 0,
      appointmentTypeId: kind?.id,
      date,
    },
    skip: payer === undefined || professionalId === null,
    fetchPolicy: 'cache-and-network',
  });
  if (payer === undefined || professionalId === null || !data || loading) return '';
  return says.terms(shortCoverageText(data.coverageFor, currency));
}

const nameOf = ({ insurer, plan }: CoverageFactsFragment) =>
  payerName({ insurerName: insurer.name, planName: plan?.name ?? null });

/** One of the patient's coverages, another insurer, or none. */
function KnownField({ valid, primary }: { valid: readonly CoverageFactsFragment[]; primary?: CoverageFactsFragment }) {
  const field = useBoundField<CoverageChoice, string>('coverage');
  const others = valid.filter((it) => it !== primary);
  return (
    <SelectField
      {...field}
      name="coverage"
      label={says.label}
      options={[
        { value: KNOWN, label: primary ? nameOf(primary) : says.none },
        ...others.map((coverage) => ({ value: coverage.id, label: nameOf(coverage) })),
        { value: OTHER, label: says.other },
      ]}
    />
  );
}
