import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';

import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { AddAuthenticator } from './AddAuthenticator';
import { AddPasskey } from './AddPasskey';
import { FactorList } from './FactorList';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { useOwnSecondFactorsQuery, type SecondFactorKind } from './second-factor.generated';
import { texts } from './texts';

interface Props {
  email: string;
  /** h2 in a page, h3 in a dialog. */
  level: 'h2' | 'h3';
  /** After the recovery codes are closed. */
  onAdded?: () => void;
}

export function SecurityPanel({ email, level, onAdded }: Props) {
  const query = useOwnSecondFactorsQuery({ fetchPolicy: 'network-only', errorFallback: texts.page.failed });
  const { refetch } = query;
  const [adding, setAdding] = useState<SecondFactorKind | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasAdded, setHasAdded] = useState(false);
  const showList = useCallback(() => {
    setAdding(null);
    setHasAdded(true);
    void refetch();
  }, [refetch]);
  const added = (fresh: readonly string[] | null) => {
    showList();
    if (fresh) setCodes(fresh);
    else onAdded?.();
  };
  const Adding = adding === 'authenticator' ? AddAuthenticator : AddPasskey;
  return (
    <LoadedOnce query={query} errorTitle={texts.page.failed} waiting={<FormOnItsWay label={texts.page.loading} />}>
      {({ ownSecondFactors }) => (
        <Stack spacing={5}>
          {adding ? (
            <Adding
              level={level}
              taken={ownSecondFactors.factors.map(({ name }) => name)}
              onAdded={added}
              onCancel={showList}
            />
          ) : (
            <FactorList
              own={ownSecondFactors}
              level={level}
              takesFocus={hasAdded}
              onAdd={setAdding}
              onCodes={setCodes}
              reload={refetch}
            />
          )}
          {codes && (
            <RecoveryCodesDialog
              codes={codes}
              email={email}
              onClose={() => {
                setCodes(null);
                onAdded?.();
              }}
            />
          )}
        </Stack>
      )}
    </LoadedOnce>
  );
}
