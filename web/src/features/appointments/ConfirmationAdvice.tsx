import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { PhoneLink } from '../../shared/contact/ContactLink';

const Info = styled('section')({ display: 'grid', gap: 8, '& ul': { paddingLeft: 20, display: 'grid', gap: 4 }, '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' } });

interface Props {
  clinic: ClinicFactsFragment;
  /** More than 24 hours are left: patients can cancel it, and the reminder is still to come. */
  isCancellable: boolean;
}

/** What to know before a turno. */
export function ConfirmationAdvice({ clinic, isCancellable }: Props) {
  return (
    <Info aria-labelledby="informacion-titulo">
      <Typography variant="h2" id="informacion-titulo">Información importante</Typography>
      <ul>
        <li>Llega 10 minutos antes del horario del turno.</li>
        {isCancellable ? (
          <>
            <li>
              Para cancelar, usa el enlace del email de confirmación o avisa con al menos 24 horas de anticipación
              {clinic.phone && (
                <>
                  {' '}
                  (<PhoneLink phone={clinic.phone} />)
                </>
              )}
              .
            </li>
            <li>Se envía un recordatorio por email 24 horas antes.</li>
          </>
        ) : (
          <li>
            <ClinicContact clinic={clinic} label="Faltan menos de 24 horas. Para cancelar, comunícate con la clínica" />
          </li>
        )}
      </ul>
      <Typography color="textSecondary">
        {clinic.name}
        {clinic.address && `, ${clinic.address}`}
      </Typography>
    </Info>
  );
}
