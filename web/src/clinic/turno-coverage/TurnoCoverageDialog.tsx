import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useEffect, useMemo } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogForm } from '../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../kit/dialog/GuardedDialog';
import { ActionForm } from '../../kit/form/ActionForm';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { isSame } from '../../kit/form/merge-edits';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { UnsavedReport } from '../../kit/form/UnsavedReport';
import type { ReportUnsaved } from '../../kit/form/useUnsaved';
import { notify } from '../../kit/notify/notify';
import { ErrorState } from '../../kit/states/ErrorState';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { plansToChoose } from '../coverages/coverage-form';
import {
  useCoveragesOfPatientQuery,
  useInsurersToChooseQuery,
  type CoverageFactsFragment,
  type InsurersToChooseQuery,
} from '../coverages/coverages.generated';
import { InsurerField } from '../coverages/InsurerField';
import { PlanField } from '../coverages/PlanField';
import { texts as coverageTexts } from '../coverages/texts';
import { useMay } from '../session/useMay';
import { texts } from './texts';
import {
  EXEMPT_OPTIONS,
  NO_AUTHORIZATION,
  OFF,
  OTHER,
  PRESENT,
  SERVER_FIELDS,
  STATUS_OPTIONS,
  toAuthorization,
  toCoverage,
  toExemptReason,
  toTurnoCoverageValues,
  turnoCoverageSchema,
  type TurnoCoverageValues,
} from './turno-coverage-form';
import {
  useCoverageOfTurnoQuery,
  useSetTurnoAuthorizationMutation,
  useSetTurnoCoverageMutation,
  type CoveredTurnoFragment,
} from './turno-coverage.generated';

export interface TurnoCoverageDialogProps {
  open: boolean;
  /** Kept while closing. */
  appointment: { id: string; patientId: string | null; patientName: string } | undefined;
  /** In the clinic, yyyy-MM-dd. */
  today: string | undefined;
  onClose: () => void;
  onDone: (appointmentId: string) => void;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

/** Payer, exempt reason and authorization of a turno. */
export const TurnoCoverageDialog = asDialog(function TurnoCoverageDialog({
  open,
  appointment,
  ...rest
}: TurnoCoverageDialogProps) {
  return (
    <GuardedDialog open={open} title={texts.dialog.title} onClose={rest.onClose}>
      {(report) => appointment && <Loaded key={appointment.id} appointment={appointment} report={report} {...rest} />}
    </GuardedDialog>
  );
});

interface LoadedProps extends Pick<TurnoCoverageDialogProps, 'today' | 'onClose' | 'onDone'> {
  appointment: NonNullable<TurnoCoverageDialogProps['appointment']>;
  report: ReportUnsaved;
}

function Loaded({ appointment, ...rest }: LoadedProps) {
  const seesPatients = useMay('patients');
  const stored = useCoverageOfTurnoQuery({
    variables: { id: appointment.id },
    fetchPolicy: 'network-only',
  });
  const insurers = useInsurersToChooseQuery({ fetchPolicy: 'cache-and-network' });
  const skipsPatient = !seesPatients || appointment.patientId === null;
  const own = useCoveragesOfPatientQuery({
    variables: { id: appointment.patientId ?? '' },
    skip: skipsPatient,
    fetchPolicy: 'cache-and-network',
  });
  const ownCoverages = own.data?.patient?.coverages ?? [];
  if (!stored.data || !insurers.data || (!skipsPatient && !own.data)) {
    const failed = stored.error ?? insurers.error ?? own.error;
    return (
      <DialogContent>
        {failed ? (
          <ErrorState
            title={texts.failed}
            onRetry={() =>
              Promise.all([stored.refetch(), insurers.refetch(), ...(skipsPatient ? [] : [own.refetch()])])
            }
          />
        ) : (
          <PageSpinner />
        )}
      </DialogContent>
    );
  }
  return (
    <CoverageForm
      patientName={appointment.patientName}
      stored={stored.data.appointment}
      insurers={insurers.data.insurers}
      ownCoverages={ownCoverages}
      {...rest}
    />
  );
}

interface FormProps extends Omit<LoadedProps, 'appointment'> {
  patientName: string;
  stored: CoveredTurnoFragment;
  insurers: InsurersToChooseQuery['insurers'];
  ownCoverages: readonly CoverageFactsFragment[];
}

function CoverageForm({ patientName, report, onClose, onDone, ...shown }: FormProps) {
  const { stored, insurers } = shown;
  const [sendCoverage] = useSetTurnoCoverageMutation();
  const [sendAuthorization] = useSetTurnoAuthorizationMutation();
  const schema = useMemo(() => turnoCoverageSchema(insurers), [insurers]);
  const initialValues = useMemo(() => toTurnoCoverageValues(stored.coverage), [stored.coverage]);
  const submit = async (values: TurnoCoverageValues): Promise<FormOutcome<TurnoCoverageValues>> => {
    const { id } = stored;
    let covered = stored;
    // An unchanged one would be judged again, perhaps with another copay.
    const isOther = values.which !== initialValues.which || values.exemptReason !== initialValues.exemptReason;
    if (isOther) {
      const coverage = toCoverage(values);
      const { data, error } = await sendCoverage({
        id,
        ...(coverage !== undefined && { coverage }),
        exemptReason: toExemptReason(values),
        expectedVersion: stored.version,
      });
      if (!data) return refusal(error!, { fields: SERVER_FIELDS, fallback: texts.dialog.saveFailed });
      covered = data.setAppointmentCoverage;
    }
    const input = toAuthorization(values);
    const hasAuthorization = covered.coverage !== null && !covered.coverage.isPrivatePay;
    if (hasAuthorization && !isSame(input, toAuthorization(toTurnoCoverageValues(covered.coverage)))) {
      const { error } = await sendAuthorization({ id, input, expectedVersion: covered.version });
      if (error) {
        const refused = refusal(error, { fields: SERVER_FIELDS, fallback: texts.dialog.authorizationFailed });
        return isOther && !refused.ok ? { ...refused, text: texts.dialog.halfSaved(refused.text) } : refused;
      }
    }
    notify.success(texts.dialog.done);
    onDone(stored.id);
    return { ok: true };
  };
  return (
    <ActionForm
      frame={FRAME}
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      submitLabel={texts.dialog.submit}
      onCancel={onClose}
    >
      <UnsavedReport<TurnoCoverageValues>
        part="coverage"
        isUnsaved={(values) => !isSame(values, initialValues)}
        report={report}
      />
      <Stack spacing={3}>
        <p>{patientName}</p>
        <Fields {...shown} />
      </Stack>
    </ActionForm>
  );
}

function Fields({
  stored,
  insurers,
  ownCoverages,
  today,
}: Pick<FormProps, 'stored' | 'insurers' | 'ownCoverages' | 'today'>) {
  const { values, setValues } = useFormikContext<TurnoCoverageValues>();
  const { which, insurerId } = values;
  useEffect(() => {
    if (which !== PRESENT) void setValues((typed) => ({ ...typed, ...NO_AUTHORIZATION }));
  }, [which, setValues]);
  const insurer = insurers.find(({ id }) => String(id) === insurerId);
  const plans = plansToChoose(insurer, undefined);
  const { coverage } = stored;
  const options = [
    ...(coverage ? [{ value: PRESENT, label: texts.dialog.present(payerName(coverage)) }] : []),
    ...ownCoverages.map(({ id, insurer: payer, plan, number }) => ({
      value: id,
      label: [
        payerName({ insurerName: payer.name, planName: plan?.name ?? null }),
        number && coverageTexts.number(number),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    { value: OTHER, label: texts.dialog.other },
    { value: OFF, label: texts.dialog.off },
  ];
  const paysAlone = which === OTHER ? insurer?.kind === 'private_pay' : which === PRESENT && coverage?.isPrivatePay;
  return (
    <>
      <FormSelectField<TurnoCoverageValues> label={texts.dialog.which} name="which" options={options} />
      {which === OTHER && (
        <>
          <InsurerField insurers={insurers} />
          <PlanField plans={plans} />
          {insurer?.kind !== 'private_pay' && (
            <FormTextField<TurnoCoverageValues>
              label={texts.dialog.memberNumber}
              name="memberNumber"
              autoComplete="off"
              hint={insurer?.numberPattern ? coverageTexts.pattern(insurer.numberPattern) : undefined}
            />
          )}
        </>
      )}
      {which !== OFF && !paysAlone && (
        <>
          <FormSelectField<TurnoCoverageValues>
            label={texts.dialog.exemptReason}
            name="exemptReason"
            options={EXEMPT_OPTIONS}
            hint={texts.dialog.hint}
          />
          <Typography variant="h3">{texts.dialog.authorization}</Typography>
          <FormSelectField<TurnoCoverageValues> label={texts.dialog.status} name="status" options={STATUS_OPTIONS} />
          {values.status !== '' && (
            <>
              <FormTextField<TurnoCoverageValues> label={texts.dialog.number} name="number" autoComplete="off" />
              <FormDateField<TurnoCoverageValues> label={texts.dialog.validUntil} name="validUntil" today={today} />
              <FormTextField<TurnoCoverageValues> label={texts.dialog.orderCuir} name="orderCuir" autoComplete="off" />
            </>
          )}
        </>
      )}
    </>
  );
}
