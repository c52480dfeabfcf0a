import DialogContent from '@mui/material/DialogContent';

import { useClinic } from '../../../shared/clinic/useClinic';
import { GuardedDialog } from '../../../shared/dialog/GuardedDialog';
import { asDialog } from '../../../shared/dialog/as-dialog';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { EmptyState } from '../../../shared/states/EmptyState';
import { LoadedOnce } from '../../../shared/states/LoadedOnce';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { texts } from '../texts';
import { useSpecialtyProfessionalsQuery } from './assign.generated';
import { AssignForm } from './AssignForm';
import type { RequestFactsFragment } from './requests.generated';

interface Props {
  open: boolean;
  request: RequestFactsFragment;
  /** Notes that are typed already: kept with the assignment. Undefined: those there are stay. */
  adminNotes?: string | undefined;
  /** Something of the request is another by now. */
  onChanged: () => Promise<void>;
  /** There is a turno of it. */
  onAssigned: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Makes a turno of a request: whom with, when and where. */
export const AssignDialog = asDialog(function AssignDialog({ open, onGone, ...rest }: Props) {
  return (
    <GuardedDialog open={open} title={texts.assignDialog.title} size="wide" fullOnPhone onClose={rest.onClose} onGone={onGone}>
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
    errorToast: false,
  });
  if (specialtyId === null) return <NoProfessionals />;
  return (
    <LoadedOnce
      query={{ ...query, data: clinic && query.data && { ...query.data, clinic } }}
      errorTitle={texts.assignDialog.failed}
      waiting={<PageSpinner label={texts.assignDialog.loading} />}
      around={(said) => <DialogContent dividers>{said}</DialogContent>}
    >
      {(known) => (known.professionals.length === 0 ? <NoProfessionals /> : <AssignForm {...props} {...known} />)}
    </LoadedOnce>
  );
}

function NoProfessionals() {
  return (
    <DialogContent dividers>
      <EmptyState title={texts.assignDialog.empty} />
    </DialogContent>
  );
}
