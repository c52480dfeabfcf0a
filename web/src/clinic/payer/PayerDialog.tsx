import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isValidOn } from '@turnero/api/domain/coverage';
import { findInsurers } from '@turnero/api/domain/insurer-words';
import { useId, useState } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { SearchedSelectField } from '../../kit/form/SearchableSelectField';
import { SelectField } from '../../kit/form/SelectField';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { dayOf } from '../../kit/time/wall-time';
import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, ownPayer, payerOf, usePayer } from './payer';
import { usePayersToChooseQuery, type PayersToChooseQuery } from './payer.generated';
import { texts } from './texts';

export interface PayerDialogProps {
  open: boolean;
  onClose: () => void;
}

type Insurer = PayersToChooseQuery['acceptedInsurers'][number];

/** An insurer is chosen by one press, unless its plan matters. */
export const PayerDialog = asDialog(function PayerDialog({ open, onClose }: PayerDialogProps) {
  const query = usePayersToChooseQuery({ skip: !open });
  return (
    <DialogFrame open={open} title={texts.dialog.title} onClose={onClose}>
      <Loaded query={query} errorTitle={texts.dialog.failed} waiting={<PageSpinner label={texts.dialog.loading} />}>
        {({ acceptedInsurers }) => <Choice insurers={acceptedInsurers} onClose={onClose} />}
      </Loaded>
    </DialogFrame>
  );
});

function Choice({ insurers, onClose }: { insurers: readonly Insurer[]; onClose: () => void }) {
  const payer = usePayer();
  const who = useWho();
  const [insurerId, setInsurerId] = useState(() => {
    const chosen = insurers.find(
      ({ id, kind }) => id === payer?.insurerId || (payer?.isPrivatePay && kind === 'private_pay'),
    );
    return chosen ? String(chosen.id) : '';
  });
  const [planId, setPlanId] = useState(payer?.planId ? String(payer.planId) : '');
  const [typed, setTyped] = useState('');
  const insurer = insurers.find(({ id }) => String(id) === insurerId);
  const plans = plansThatMatter(insurer);
  const apply = (chosen: Insurer, plan?: { id: number; name: string }) => {
    const isSamePlan = plansThatMatter(chosen).length === 0 || payer?.planId === (plan?.id ?? null);
    // Keeps an own coverage.
    const next = payerOf(chosen, plan);
    if (payer?.insurerId !== next.insurerId || !isSamePlan) choosePayer(next);
    onClose();
  };
  const choose = (id: string) => {
    setInsurerId(id);
    setPlanId('');
    const chosen = insurers.find((one) => String(one.id) === id);
    if (chosen && plansThatMatter(chosen).length === 0) apply(chosen);
  };
  if (insurers.every(({ kind }) => kind === 'private_pay')) return <DialogContent>{texts.dialog.none}</DialogContent>;
  return (
    <>
      <DialogContent>
        {who?.role === 'user' && <OwnCoverages userId={who.id} onClose={onClose} />}
        <p>{texts.dialog.hint}</p>
        <SearchedSelectField
          label={texts.dialog.insurer}
          value={insurerId}
          options={[
            { value: '', label: texts.dialog.choose },
            ...insurers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={choose}
          required
          search={{
            hint: texts.dialog.insurerHint,
            onTyped: setTyped,
            found: typed === '' ? [] : findInsurers(insurers, typed).map(({ id }) => String(id)),
            isWaiting: false,
          }}
        />
        {plans.length > 0 && (
          <SelectField
            label={texts.dialog.plan}
            value={planId}
            options={[
              { value: '', label: texts.dialog.noPlan },
              ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={setPlanId}
            hint={texts.dialog.planHint}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.dialog.cancel}
        </Button>
        {insurer && (
          <Button
            onClick={() =>
              apply(
                insurer,
                plans.find(({ id }) => String(id) === planId),
              )
            }
          >
            {texts.dialog.use}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** The patient's that are valid today, the primary one first; nothing while unknown. */
function OwnCoverages({ userId, onClose }: Pick<PayerDialogProps, 'onClose'> & { userId: number }) {
  const now = useClinic()?.now;
  const { data } = useMyCoveragesQuery();
  const titleId = useId();
  const valid = now === undefined ? [] : (data?.myCoverages.filter((it) => isValidOn(it, dayOf(now))) ?? []);
  const coverages = valid.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  if (coverages.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {texts.dialog.own}
      </Typography>
      <Stack component="ul" direction="row" spacing={2}>
        {coverages.map((coverage) => {
          const payer = ownPayer(coverage, userId);
          return (
            <li key={coverage.id}>
              <Button
                variant="outlined"
                onClick={() => {
                  choosePayer(payer);
                  onClose();
                }}
              >
                {payer.name}
              </Button>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}

function plansThatMatter(insurer: Insurer | undefined): Insurer['plans'] {
  return insurer?.planMatters ? insurer.plans.filter(({ isActive }) => isActive) : [];
}
