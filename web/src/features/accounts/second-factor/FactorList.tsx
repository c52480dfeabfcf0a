import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useRef, useState } from 'react';

import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { dayOf } from '../../../kit/time/wall-time';
import { knowsPasskeys } from './passkey-browser';
import { ProofForm } from './ProofForm';
import type { OwnSecondFactorsQuery, SecondFactorFactsFragment, SecondFactorKind } from './second-factor.generated';
import { texts } from './texts';
import { useFactorRemoval } from './useFactorRemoval';
import { useCodeRenewal } from './useCodeRenewal';

const Factors = styled('ul')({
  '&&': { display: 'grid', gap: 12, padding: 0, listStyle: 'none' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 16px',
    border: '1px solid var(--divider)',
    borderRadius: 8,
  },
});

interface Props {
  level: 'h2' | 'h3';
  /** One comes back to it. */
  takesFocus: boolean;
  own: OwnSecondFactorsQuery['ownSecondFactors'];
  onAdd: (kind: SecondFactorKind) => void;
  onCodes: (codes: readonly string[]) => void;
  reload: () => Promise<void>;
}

/** What there is, and once the password was proved what can be done with it. */
export function FactorList({ own, level, takesFocus, ...rest }: Props) {
  const { onAdd, onCodes, reload } = rest;
  const { factors, proved, recoveryCodesLeft } = own;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useFocusOn(heading, takesFocus);
  const [cameProved] = useState(proved);
  // The form that asked for the password is gone.
  useFocusOn(heading, proved && !cameProved);
  const removal = useFactorRemoval({ isLast: factors.length === 1, reload, onGone: focusHeading });
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
            <li key={factor.id}>
              <Factor factor={factor} />
              {proved && (
                <Button
                  variant="outlined"
                  aria-label={texts.removal.of(factor.name)}
                  aria-haspopup="dialog"
                  onClick={() => removal.ask(factor)}
                >
                  {texts.removal.open}
                </Button>
              )}
            </li>
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
        <ProofForm onProved={reload} />
      )}
      {!canAddPasskey && <Typography variant="body2">{words.noPasskeys}</Typography>}
      {removal.dialog}
      {renewal.dialog}
    </>
  );
}

function Factor({ factor: { kind, name, createdAt, lastUsedAt } }: { factor: SecondFactorFactsFragment }) {
  const { added, used, unused } = texts.factors;
  const facts = [
    texts.kinds[kind],
    added(dateText(dayOf(createdAt))),
    lastUsedAt === null ? unused : used(dateText(dayOf(lastUsedAt))),
  ];
  return (
    <div>
      <strong>{name}</strong>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" color="textSecondary">
          {fact}
        </Typography>
      ))}
    </div>
  );
}
