import DialogContent from '@mui/material/DialogContent';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { useOwnPasskeysQuery } from './proof.generated';
import { ProofForm } from './ProofForm';
import { texts } from './texts';

interface Props {
  onProved: () => void;
  onClose: () => void;
}

export const ProofDialog = asDialog(function ProofDialog({ onProved, onClose }: Props) {
  // On failure the password still proves.
  const { data } = useOwnPasskeysQuery({ fetchPolicy: 'no-cache' });
  return (
    <DialogFrame title={texts.title} size="question" onClose={onClose}>
      <DialogContent>
        <ProofForm takesFocus own={data?.ownSecondFactors} onProved={onProved} onCancel={onClose} />
      </DialogContent>
    </DialogFrame>
  );
});
