import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { MOST_DAYS_AHEAD } from '@turnero/api/domain/waiting-list';
import { useFormikContext } from 'formik';

import { InsurerFields } from '../../../clinic/coverages/InsurerFields';
import { useClinic } from '../../../clinic/facts/useClinic';
import { CallerFields } from '../../../clinic/patient/CallerFields';
import { ContactFields, PatientGrid } from '../../../clinic/patient/ContactFields';
import { PatientLookup } from '../../../clinic/patient/lookup/PatientLookup';
import { tidyPhone } from '../../../clinic/phone/phone';
import { useViewer } from '../../../clinic/session/useViewer';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm } from '../../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { EditForm } from '../../../kit/edit/EditForm';
import { FormSearchableSelectField } from '../../../kit/form/FormSearchableSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { addDays, dayOf } from '../../../kit/time/wall-time';
import { AttendedWishFields } from '../join/AttendedWishFields';
import { useJoinChoicesQuery, usePutOnListMutation, type JoinWaitingListInput } from './actions.generated';
import { askedOf, emptyPut, PUT_FIELDS, putSchema, toPutInput, whomOptions, type PutValues } from './put-on-list-form';
import { texts } from './texts';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

interface Props {
  open: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Adds a patient who asks at the desk or by phone. */
export const PutOnListDialog = asDialog(function PutOnListDialog({ open, ...rest }: Props) {
  return (
    <GuardedDialog open={open} title={texts.putting.title} size="wide" fullOnPhone onClose={rest.onClose}>
      {(report) => <Content {...rest} report={report} />}
    </GuardedDialog>
  );
});

function Content({ onChanged, onClose, report }: Omit<Props, 'open'> & { report: ReportUnsaved }) {
  const { viewer } = useViewer();
  const clinic = useClinic();
  const query = useJoinChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [put] = usePutOnListMutation();
  const { keyOf, done } = useRetryKey<JoinWaitingListInput>();
  const ownProfessionalId = viewer?.role === 'admin' ? null : (viewer?.professional?.id ?? null);
  const words = texts.putting;
  return (
    <LoadedOnce
      query={{ ...query, data: clinic && query.data && { choices: query.data, clinic } }}
      errorTitle={words.loadFailed}
      waiting={<PageSpinner label={words.loading} />}
      around={(said) => <DialogContent dividers>{said}</DialogContent>}
    >
      {({ choices, clinic: { now, countryCode, acceptsInsurers } }) => {
        const today = dayOf(now);
        const options = whomOptions(choices, ownProfessionalId);
        return (
          <EditForm
            frame={FRAME}
            report={report}
            onCancel={onClose}
            isLong
            toValues={() => emptyPut(today, ownProfessionalId === null ? '' : options[0]?.value)}
            schema={putSchema(today, choices.insurers)}
            prepare={async (values: PutValues) => ({ ...values, phone: await tidyPhone(values.phone, countryCode) })}
            toInput={toPutInput}
            send={(input) => put({ input, idempotencyKey: keyOf(input) })}
            onDone={(data) => {
              done();
              notify.success(words.done(data?.joinWaitingList.patientName ?? ''));
              onChanged();
              onClose();
            }}
            serverFields={PUT_FIELDS}
            errorText={words.failed}
            submitLabel={words.submit}
            busyLabel={words.busy}
            draft="waiting-list:new"
          >
            <PatientLookup now={now} />
            <PatientGrid>
              <ContactFields byStaff emailHint={words.emailHint} />
              <CallerFields today={today} hint={words.callerHint} />
              {acceptsInsurers && <InsurerFields insurers={choices.insurers} />}
            </PatientGrid>
            <FormSearchableSelectField<PutValues>
              label={texts.fields.waitsFor}
              name="whom"
              options={[{ value: '', label: words.chooseWhom }, ...options]}
              required
            />
            <PutWishFields today={today} />
            <FormTextField<PutValues>
              label={texts.fields.urgentReason}
              name="reason"
              rows={2}
              hint={words.urgentHint}
              required={false}
            />
          </EditForm>
        );
      }}
    </LoadedOnce>
  );
}

function PutWishFields({ today }: { today: string }) {
  const { whom } = useFormikContext<PutValues>().values;
  const last = addDays(today, MOST_DAYS_AHEAD);
  return <AttendedWishFields asked={askedOf(whom)} today={today} last={last} words={texts.putting.wish} />;
}
