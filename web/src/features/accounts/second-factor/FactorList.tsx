import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { knowsPasskeys } from '../../../clinic/passkey/passkey-browser';
import { ProofForm } from '../../../clinic/proof/ProofForm';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { failureText } from '../../../kit/form/outcome';
import { FactorItem } from './FactorItem';
import { RenameDialog } from './RenameDialog';
import {
  useRenewRecoveryCodesMutation,
  type OwnSecondFactorsQuery,
  type SecondFactorFactsFragment,
  type SecondFactorKind,
} from './second-factor.generated';
import { texts } from './texts';
import { useFactorRemoval } from './useFactorRemoval';

const Factors = styled('ul')({ '&&': { display: 'grid', gap: 12, padding: 0, listStyle: 'none' } });

interface Props {
  level: 'h2' | 'h3';
  /** After returning to it. */
  takesFocus: boolean;
  own: OwnSecondFactorsQuery['ownSecondFactors'];
  onAdd: (kind: SecondFactorKind) => void;
  onCodes: (codes: readonly string[]) => void;
  reload: () => Promise<void>;
}

/** Actions need a proof. */
export function FactorList({ own, level, takesFocus, ...rest }: Props) {
  const { onAdd, onCodes, reload } = rest;
  const { factors, proved, recoveryCodesLeft } = own;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useFocusOn(heading, takesFocus);
  const [cameProved] = useState(proved);
  // The password form is gone.
  useFocusOn(heading, proved && !cameProved);
  const isLast = factors.length === 1;
  const renaming = useFactorRenaming(reload);
  const removal = useFactorRemoval({ isLast, reload, onGone: focusHeading });
  const renewal = useCodeRenewal({ onCodes, reload });
  const canAddPasskey = own.passkeysPossible && knowsPasskeys();
  const words = texts.factors;
  return (
    <>
      <Typography variant="subtitle1" component={level} tabIndex={-1} ref={heading}>
        {words.title}
      </Typography>
      {factors.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Factors aria-label={words.list}>
          {factors.map((factor) => (
            <FactorItem
              key={factor.id}
              factor={factor}
              isNeeded={own.required && isLast}
              onRename={() => renaming.ask(factor)}
              onRemove={proved ? () => removal.ask(factor) : undefined}
            />
          ))}
        </Factors>
      )}
      {factors.length > 0 && <p>{texts.codes.left(recoveryCodesLeft)}</p>}
      {proved ? (
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => onAdd('authenticator')}>{words.addAuthenticator}</Button>
          {canAddPasskey && (
            <Button variant="outlined" onClick={() => onAdd('passkey')}>
              {words.addPasskey}
            </Button>
          )}
          {factors.length > 0 && (
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => renewal.ask(null)}>
              {texts.codes.renew}
            </Button>
          )}
        </Stack>
      ) : (
        <ProofForm own={own} onProved={reload} />
      )}
      {!canAddPasskey && <Typography variant="body2">{words.noPasskeys}</Typography>}
      {renaming.dialog}
      {removal.dialog}
      {renewal.dialog}
    </>
  );
}

interface Options {
  onCodes: (codes: readonly string[]) => void;
  reload: () => Promise<void>;
}

function useCodeRenewal({ onCodes, reload }: Options) {
  const [renew] = useRenewRecoveryCodesMutation();
  const { question } = texts.codes;
  return useQuestion<null>(() => ({
    title: question.title,
    consequences: [question.consequence],
    noLabel: question.no,
    yesLabel: question.yes,
    busyLabel: question.busy,
    onYes: async () => {
      const { data, error } = await renew({});
      if (error) {
        void reload();
        return failureText(error, question.failed);
      }
      onCodes(data.renewRecoveryCodes);
      void reload();
      return undefined;
    },
  }));
}

function useFactorRenaming(reload: () => Promise<void>) {
  const [{ factor, open }, setState] = useState<{ factor?: SecondFactorFactsFragment; open: boolean }>({ open: false });
  return {
    ask: (chosen: SecondFactorFactsFragment) => setState({ factor: chosen, open: true }),
    dialog: factor && (
      <RenameDialog {...{ factor, open, reload }} onClose={() => setState((it) => ({ ...it, open: false }))} />
    ),
  };
}
