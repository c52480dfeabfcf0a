import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { toPayer } from '../../../clinic/payer/named-payer';
import { PayerCoveragesProvider } from '../../../clinic/payer/PayerCoverages';
import { useMay } from '../../../clinic/session/useMay';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { EmptyState } from '../../../kit/states/EmptyState';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { PROFESSIONALS_PATH } from '../../professionals/professionals.paths';
import { texts } from '../texts';
import { useSpecialtyProfessionalsQuery } from './assign.generated';
import { AssignForm } from './AssignForm';
import type { RequestFactsFragment } from './requests.generated';
import { RequestSummary } from './RequestSummary';

interface Props {
  open: boolean;
  request: RequestFactsFragment;
  /** Saved with the assignment; undefined keeps the stored ones. */
  adminNotes?: string;
  /** Runs after any change of the request. */
  onChanged: () => Promise<void>;
  onAssigned: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Turns a request into an appointment: professional, time and room. */
export const AssignDialog = asDialog(function AssignDialog({ open, onGone, ...rest }: Props) {
  return (
    <GuardedDialog
      open={open}
      title={texts.assignDialog.title}
      size="wide"
      fullOnPhone
      onClose={rest.onClose}
      onGone={onGone}
    >
      {(report) => <Content {...rest} report={report} />}
    </GuardedDialog>
  );
});

function Content(props: Omit<Props, 'open' | 'onGone'> & { report: ReportUnsaved }) {
  const { specialtyId } = props.request;
  const clinic = useClinic();
  const query = useSpecialtyProfessionalsQuery({
    variables: { specialtyId: specialtyId ?? 0 },
    skip: specialtyId === null,
    fetchPolicy: 'cache-and-network',
  });
  const nobody = <NoProfessionalToAssign request={props.request} onClose={props.onClose} />;
  if (specialtyId === null) return nobody;
  return (
    <LoadedOnce
      query={{ ...query, data: clinic && query.data && { ...query.data, clinic } }}
      errorTitle={texts.assignDialog.failed}
      waiting={<PageSpinner label={texts.assignDialog.loading} />}
      around={(said) => <DialogContent dividers>{said}</DialogContent>}
    >
      {(known) =>
        known.professionals.length === 0 ? (
          nobody
        ) : (
          <PayerCoveragesProvider currency={known.clinic.currency} payer={toPayer(props.request.coverage)}>
            <AssignForm {...props} {...known} />
          </PayerCoveragesProvider>
        )
      }
    </LoadedOnce>
  );
}

/** Explains why no professional is available, with a link to them. */
function NoProfessionalToAssign({ request, onClose }: Pick<Props, 'request' | 'onClose'>) {
  const whyId = useId();
  const seesProfessionals = useMay('people');
  return (
    <>
      <DialogContent dividers>
        <RequestSummary request={request} />
        <EmptyState
          title={texts.assignDialog.empty}
          titleId={whyId}
          text={texts.assignDialog.emptyHint(request.specialtyName)}
          action={
            seesProfessionals && (
              <ButtonLink to={PROFESSIONALS_PATH} variant="outlined">
                {texts.assignDialog.toProfessionals}
              </ButtonLink>
            )
          }
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.assignForm.cancel}
        </Button>
        <OffButton off whyId={whyId}>
          {texts.assignForm.submit}
        </OffButton>
      </DialogActions>
    </>
  );
}
