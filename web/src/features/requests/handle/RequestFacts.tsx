import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readAnswer } from '@turnero/api/domain/request-form';
import { Link } from 'react-router-dom';

import { MailLink, PhoneLink } from '../../../shared/contact/ContactLink';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { clockTime, dayOf, longDate } from '../../../shared/time/clinic-time';
import { confirmationPath } from '../../appointments/appointments.paths';
import { Fact, Facts } from './Facts';
import { preferredDateText, preferredTimeText } from './request-texts';
import type { RequestFactsFragment } from './requests.generated';
import { RequestStatusBadge } from './RequestStatusBadge';

/** All that a patient told, the answers by the form as it was when they were given. */
export function RequestFacts({ request }: { request: RequestFactsFragment }) {
  const { patientName, patientEmail, patientPhone, specialtyName, createdAt, status, formConfig, formData, appointment } = request;
  return (
    <>
      <Facts>
        <Fact label="Estado">
          <RequestStatusBadge status={status} />
        </Fact>
        <Fact label="Especialidad">{specialtyName}</Fact>
        <Fact label="Recibida">
          {longDate(dayOf(createdAt))}, {clockTime(createdAt)}
        </Fact>
        <Fact label="Paciente">{patientName}</Fact>
        <Fact label="Correo electrónico">
          <MailLink email={patientEmail} />
        </Fact>
        <Fact label="Teléfono">{patientPhone && <PhoneLink phone={patientPhone} />}</Fact>
        <Fact label="Fecha preferida">{preferredDateText(request)}</Fact>
        <Fact label="Horario preferido">{preferredTimeText(request)}</Fact>
        {appointment && (
          <Fact label="Turno">
            <Link to={confirmationPath(appointment.id)}>
              {longDate(dayOf(appointment.startTime))}, {clockTime(appointment.startTime)} · {appointment.professionalName} · {appointment.roomName}
            </Link>{' '}
            <StatusBadge status={appointment.status} />
          </Fact>
        )}
      </Facts>
      {formConfig.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby="respuestas">
          <Typography variant="h3" id="respuestas">Respuestas</Typography>
          <Facts>
            {formConfig.map((field) => (
              <Fact key={field.id} label={field.label}>
                {readAnswer(formData, field) ?? 'Sin respuesta'}
              </Fact>
            ))}
          </Facts>
        </Stack>
      )}
    </>
  );
}
