import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { FormBanner } from '../../shared/form/FormBanner';
import type { CancelState } from './cancellation';
import { texts } from './texts';

/** `done`: just cancelled; `invalid`: the link is refused. */
export type LinkState = CancelState | 'done' | 'invalid';

interface Props {
  state: LinkState;
  clinic: ClinicFactsFragment;
  /** Why the last attempt failed, while a retry may work. */
  refusal: string | undefined;
}

/** The state of a link in words. */
export function CancelOutcome({ state, clinic, refusal }: Props) {
  switch (state) {
    case 'open':
      return (
        <>
          {refusal && <FormBanner kind="error">{refusal}</FormBanner>}
          <p>{texts.cancelByLink.consequence}</p>
        </>
      );
    case 'done':
      return <FormBanner kind="success">{texts.cancelByLink.done}</FormBanner>;
    case 'cancelled':
      return <FormBanner kind="info">{texts.cancelByLink.cancelled}</FormBanner>;
    case 'over':
      return <FormBanner kind="info">{texts.cancelByLink.over}</FormBanner>;
    case 'late':
      return (
        <FormBanner kind="info">
          <p>
            <ClinicContact clinic={clinic} label={texts.cancellation.late} />
          </p>
        </FormBanner>
      );
    case 'invalid':
      return (
        <FormBanner kind="error">
          <p>
            <ClinicContact clinic={clinic} label={texts.cancelByLink.invalid} />
          </p>
        </FormBanner>
      );
  }
}
