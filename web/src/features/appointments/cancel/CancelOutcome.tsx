import Stack from '@mui/material/Stack';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { texts } from '../texts';
import type { CancelState } from './cancellation';

/** `done`: just cancelled; `invalid`: refused link. */
export type LinkState = CancelState | 'done' | 'invalid';

interface Props {
  state: LinkState;
  clinic: ClinicFactsFragment;
  /** While a retry may work. */
  refusal: string | undefined;
  isMailed: boolean;
}

export function CancelOutcome({ state, clinic, refusal, isMailed }: Props) {
  switch (state) {
    case 'open':
      return (
        <Stack spacing={4}>
          {refusal && <FormBanner kind="error">{refusal}</FormBanner>}
          <p>{texts.cancelByLink.consequence}</p>
        </Stack>
      );
    case 'done':
      return <FormBanner kind="success">{texts.cancelByLink.done(isMailed)}</FormBanner>;
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
