import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { FormBanner } from '../../shared/form/FormBanner';
import type { CancelState } from './cancellation';

/** `done`: just now; `invalid`: this link may not. */
export type LinkState = CancelState | 'done' | 'invalid';

interface Props {
  state: LinkState;
  clinic: ClinicFactsFragment;
  /** Why the last try failed, while another may work. */
  refusal: string | undefined;
}

/** What a link can do, or did, in words. */
export function CancelOutcome({ state, clinic, refusal }: Props) {
  switch (state) {
    case 'open':
      return (
        <>
          {refusal && <FormBanner kind="error">{refusal}</FormBanner>}
          <p>Al cancelar, el horario queda libre para otra persona. La cancelación no se puede deshacer.</p>
        </>
      );
    case 'done':
      return <FormBanner kind="success">Turno cancelado. El horario queda libre.</FormBanner>;
    case 'cancelled':
      return <FormBanner kind="info">El turno ya estaba cancelado.</FormBanner>;
    case 'over':
      return <FormBanner kind="info">El turno ya pasó: no se puede cancelar.</FormBanner>;
    case 'late':
      return (
        <FormBanner kind="info">
          <p>
            <ClinicContact clinic={clinic} label="Faltan menos de 24 horas para el turno. Para cancelarlo, comunícate con la clínica" />
          </p>
        </FormBanner>
      );
    case 'invalid':
      return (
        <FormBanner kind="error">
          <p>
            <ClinicContact clinic={clinic} label="El enlace no es válido. Abre el enlace completo del email, o comunícate con la clínica" />
          </p>
        </FormBanner>
      );
  }
}
