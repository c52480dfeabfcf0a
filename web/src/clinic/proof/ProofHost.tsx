import { useCallback, useEffect, useState } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { useToken } from '../../kit/session/token';
import { answerProof, showProofBy } from './ask-proof';

const loadDialog = () => import('./ProofDialog').then((file) => file.ProofDialog);
const DIALOG = { onProved: () => answerProof(true), onClose: () => answerProof(false) };

/** One per page, for `askForProof`; the session's end closes it. */
export function ProofHost() {
  const token = useToken();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => showProofBy(setAsked), []);
  useEffect(() => () => answerProof(false), [token]);
  const onFailure = useDialogLoadFailure(useCallback(() => answerProof(false), []));
  return isAsked && <LazyComponent load={loadDialog} isNeeded onFailure={onFailure} props={DIALOG} />;
}
