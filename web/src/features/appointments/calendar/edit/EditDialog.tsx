import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

import { STATUS_WORD } from '../../../../clinic/appointment/appointment-status';
import type { TurnoChange } from '../../../../clinic/appointment/undo/restoring';
import { useClinic } from '../../../../clinic/facts/useClinic';
import { OutOfHoursNote } from '../../../../clinic/hours/OutOfHoursNote';
import { ContactFields, PatientGrid } from '../../../../clinic/patient/ContactFields';
import { withTidyPhone } from '../../../../clinic/phone/phone';
import { useSamePatientQuestion } from '../../../../clinic/same-patient/useSamePatientQuestion';
import { asDialog } from '../../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../../../kit/form/FormCheckboxField';
import { FormDateField } from '../../../../kit/form/FormDateField';
import { FormSelectField } from '../../../../kit/form/FormSelectField';
import { FormTextField } from '../../../../kit/form/FormTextField';
import { FormTimeField } from '../../../../kit/form/FormTimeField';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { CancellationFields } from '../cancel/CancellationFields';
import {
  EDIT_FIELDS,
  EDIT_WORDS,
  editSchema,
  isEarly,
  STATUS_OPTIONS,
  toEditInput,
  toEditValues,
  typedTime,
  type EditValues,
} from './edit-form';
import { useUpdateAppointmentMutation } from './edit.generated';

interface Props {
  open: boolean;
  /** Kept while closing. */
  appointment: CalendarAppointmentFragment | undefined;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** The clinic's instant. */
  now: string | undefined;
  /** Sends no mail. */
  isOver: (appointment: CalendarAppointmentFragment) => boolean;
  /** Reports an undoable change. */
  announceChange: (text: string, change: TurnoChange) => void;
  onClose: () => void;
  onDone: (appointmentId: string) => void;
}

export const EditDialog = asDialog(function EditDialog({ appointment, ...props }: Props) {
  return appointment ? <EditOf key={appointment.id} appointment={appointment} {...props} /> : null;
});

function EditOf({
  open,
  appointment,
  today,
  now,
  isOver,
  announceChange,
  onClose,
  onDone,
}: Props & { appointment: CalendarAppointmentFragment }) {
  const [update] = useUpdateAppointmentMutation();
  const { confirmed, question } = useSamePatientQuestion('edit');
  const clinic = useClinic();
  const { id } = appointment;
  return (
    <FormDialog
      open={open}
      title={calendarTexts.editDialog.title}
      onClose={onClose}
      stored={appointment}
      toValues={(stored = appointment) => toEditValues(stored)}
      schema={editSchema(appointment, { today, now })}
      prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
      toInput={toEditInput}
      send={(input, expectedVersion) =>
        confirmed((confirmedAppointments) =>
          update({ id, input, expectedVersion, ...(confirmedAppointments && { confirmedAppointments }) }),
        )
      }
      onDone={(data) => {
        if (!data) return onClose();
        announceChange(calendarTexts.editDialog.done, { before: appointment, after: data.updateAppointment });
        onDone(id);
      }}
      serverFields={EDIT_FIELDS}
      errorText={calendarTexts.editDialog.failed}
      submitLabel={calendarTexts.editDialog.submit}
      draft={`appointment:${id}`}
      words={EDIT_WORDS}
    >
      {question}
      <p>
        {appointment.professionalName}, {appointment.roomName}
      </p>
      <PatientGrid>
        <ContactFields byStaff />
        <FormTextField<EditValues> label={texts.fields.contact} name="contactName" autoComplete="off" />
        <FormDateField<EditValues>
          label={texts.fields.birthDate}
          name="birthDate"
          isBirthDate
          today={today}
          max={today}
          autoComplete="off"
        />
        <FormDateField<EditValues> label={texts.fields.date} name="date" today={today} autoComplete="off" required />
        <FormTimeField<EditValues> label={texts.fields.startTime} name="time" hint={calendarTexts.timeHint} />
        <FormTextField<EditValues>
          label={calendarTexts.editDialog.durationInMinutes}
          name="durationMinutes"
          inputMode="numeric"
          required
        />
        <OutsideHours stored={appointment} />
        <FormSelectField<EditValues> label={texts.fields.status} name="status" options={STATUS_OPTIONS} required />
        <SureBeforeItBegins stored={appointment} now={now} />
        <WhyCancelled canTellPatient={!isOver(appointment)} />
        <div className="whole">
          <FormTextField<EditValues> label={texts.fields.notes} name="notes" rows={2} />
        </div>
      </PatientGrid>
      <MailHint />
    </FormDialog>
  );
}

/** Warns about typed times, not stored ones. */
function OutsideHours({ stored }: { stored: CalendarAppointmentFragment }) {
  const { values } = useFormikContext<EditValues>();
  const typed = typedTime(values, toEditValues(stored));
  return (
    typed !== null && (
      <div className="whole">
        <OutOfHoursNote professionalId={stored.professionalId} roomId={stored.roomId} {...typed} />
      </div>
    )
  );
}

function SureBeforeItBegins({ stored, now }: { stored: CalendarAppointmentFragment; now: string | undefined }) {
  const { values } = useFormikContext<EditValues>();
  if (!isEarly(values, { status: stored.status, now })) return null;
  const label = calendarTexts.earlyStatus.sure(STATUS_WORD[values.status].turno);
  return (
    <div className="whole">
      <FormCheckboxField<EditValues> label={label} name="isSure" />
    </div>
  );
}

function WhyCancelled({ canTellPatient }: { canTellPatient: boolean }) {
  const { values } = useFormikContext<EditValues>();
  return (
    values.status === 'cancelled' && (
      <CancellationFields canTellPatient={canTellPatient && values.email.trim() !== ''} />
    )
  );
}

function MailHint() {
  const { values } = useFormikContext<EditValues>();
  return <Typography color="textSecondary">{calendarTexts.editDialog.mailHint(values.email.trim() !== '')}</Typography>;
}
