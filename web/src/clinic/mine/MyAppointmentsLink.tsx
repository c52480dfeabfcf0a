import { ButtonLink } from '../../kit/ui/ButtonLink';
import { MY_APPOINTMENTS_PATH } from '../paths';
import { useViewer } from '../session/useViewer';

/** For a signed-in patient; nothing for others. */
export function MyAppointmentsLink() {
  if (useViewer().viewer?.role !== 'user') return null;
  return (
    <ButtonLink to={MY_APPOINTMENTS_PATH} variant="outlined">
      Mis Citas
    </ButtonLink>
  );
}
