import Typography from '@mui/material/Typography';

import { useClinic } from '../../../../shared/clinic/useClinic';
import { FormDialog } from '../../../../shared/dialog/FormDialog';
import { FormDateField } from '../../../../shared/form/FormDateField';
import { FormSelectField } from '../../../../shared/form/FormSelectField';
import { FormTextField } from '../../../../shared/form/FormTextField';
import { FormTimeField } from '../../../../shared/form/FormTimeField';
import { withTidyPhone } from '../../../../shared/form/phone';
import { notify } from '../../../../shared/notify/notify';
import { ContactFields, PatientGrid } from '../../../../shared/patient/ContactFields';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { EDIT_FIELDS, EDIT_WORDS, editSchema, STATUS_OPTIONS, toEditInput, toEditValues } from './edit-form';
import { useUpdateAppointmentMutation } from './edit.generated';

interface Props {
  open: boolean;
  /** The one to change, also while the dialog goes. */
  appointment: CalendarAppointmentFragment | undefined;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  onClose: () => void;
  onDone: (appointmentId: string) => void;
}

/** Changes a turno: its patient, its time and where it stands. */
export function EditDialog({ appointment, ...props }: Props) {
  return appointment ? <EditOf key={appointment.id} appointment={appointment} {...props} /> : null;
}

function EditOf({ open, appointment, today, onClose, onDone }: Props & { appointment: CalendarAppointmentFragment }) {
  const [update] = useUpdateAppointmentMutation({ errorToast: false });
  const clinic = useClinic();
  const { id } = appointment;
  return (
    <FormDialog
      open={open}
      title="Editar turno"
      onClose={onClose}
      stored={appointment}
      toValues={(stored = appointment) => toEditValues(stored)}
      schema={editSchema(appointment)}
      prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
      toInput={toEditInput}
      send={(input, expectedVersion) => update({ id, input, expectedVersion })}
      onDone={(data) => {
        if (!data) return onClose();
        notify.success('Turno actualizado exitosamente');
        onDone(id);
      }}
      serverFields={EDIT_FIELDS}
      errorText="Error al actualizar el turno"
      submitLabel="Guardar cambios"
      draft={`appointment:${id}`}
      words={EDIT_WORDS}
    >
      <p>
        {appointment.professionalName}, {appointment.roomName}
      </p>
      <PatientGrid>
        <ContactFields isOwn={false} />
        <FormDateField label="Fecha" name="date" today={today} autoComplete="off" required />
        <FormTimeField label="Hora de inicio" name="time" hint="Formato: HH:mm. También fuera del horario de atención." />
        <FormTextField label="Duración en minutos" name="durationMinutes" inputMode="numeric" required />
        <FormSelectField label="Estado" name="status" options={STATUS_OPTIONS} required />
        <div className="whole">
          <FormTextField label="Notas" name="notes" rows={2} />
        </div>
      </PatientGrid>
      <Typography color="textSecondary">
        Si el turno se confirma, se mueve o se cancela, o si cambia el correo, se envía un email al paciente.
      </Typography>
    </FormDialog>
  );
}
