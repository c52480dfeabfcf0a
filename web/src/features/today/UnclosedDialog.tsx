import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { MoreRows } from '../../kit/list/MoreRows';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { BatchProgress } from '../../kit/send/BatchProgress';
import { EmptyState } from '../../kit/states/EmptyState';
import { ErrorState } from '../../kit/states/ErrorState';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { StaleNotice } from '../../kit/states/StaleNotice';
import { dayOf } from '../../kit/time/wall-time';
import { useHoldDialog } from '../../kit/ui/hold-dialog';
import { OffButton } from '../../kit/ui/OffButton';
import { texts } from './texts';
import { Waiting } from './today-styles';
import { useUnclosedTurnosQuery, type TodayTurnoFragment } from './today.generated';
import { TurnoFacts, whenOf } from './TurnoFacts';
import { useStatusPress, type PressedStatus } from './useStatusPress';

const PAGE = 20;

interface Props {
  open: boolean;
  today: string;
  withProfessional: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Past appointments without outcome, in pages; closes several at once. */
export const UnclosedDialog = asDialog(function UnclosedDialog({ open, onClose, ...list }: Props) {
  return (
    <DialogFrame open={open} title={texts.unclosed.dialog} fullOnPhone onClose={onClose}>
      <Unclosed {...list} />
    </DialogFrame>
  );
});

function Unclosed({ today, withProfessional, onChanged }: Omit<Props, 'open' | 'onClose'>) {
  const whyId = useId();
  const list = usePagedQuery(useUnclosedTurnosQuery, {
    variables: { first: PAGE, after: null },
    pageOf: ({ appointments }) => appointments,
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.unclosed.listFailed,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const press = useStatusPress(undefined, () => {
    void list.retry();
    onChanged();
  });
  useHoldDialog(press.progress !== null);
  if (!list.rows) {
    return (
      <DialogContent>
        {list.failed ? (
          <ErrorState title={texts.unclosed.listFailed} onRetry={() => void list.retry()} />
        ) : (
          <PageSpinner />
        )}
      </DialogContent>
    );
  }
  // Patients still in the clinic are excluded.
  const isHere = ({ startTime, visit }: TodayTurnoFragment) =>
    visit !== null && visit.step !== 'finished' && dayOf(startTime) === today;
  const rows = list.rows.filter((it) => (it.status === 'pending' || it.status === 'confirmed') && !isHere(it));
  const picked = rows.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const closeAs = (status: PressedStatus) => {
    if (picked.length > 0) void press.several(picked, status);
  };
  const isOff = picked.length === 0 || press.progress !== null;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {list.failed && <StaleNotice onRetry={() => void list.retry()} />}
        {rows.length === 0 ? (
          <EmptyState title={texts.unclosed.empty} />
        ) : (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  checked={picked.length === rows.length}
                  indeterminate={picked.length > 0 && picked.length < rows.length}
                  onChange={(_event, isChosen) =>
                    choose(
                      rows.map(({ id }) => id),
                      isChosen,
                    )
                  }
                />
              }
              label={texts.unclosed.chooseAll}
            />
            <Waiting>
              {rows.map((turno) => (
                <li key={turno.id}>
                  <Checkbox
                    checked={chosen.has(turno.id)}
                    onChange={(_event, isChosen) => choose([turno.id], isChosen)}
                    slotProps={{
                      input: { 'aria-label': texts.unclosed.choose(turno.patientName, whenOf(turno, today)) },
                    }}
                  />
                  <TurnoFacts turno={turno} today={today} withProfessional={withProfessional} />
                </li>
              ))}
            </Waiting>
          </>
        )}
        <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
      </DialogContent>
      <DialogActions>
        {press.progress ? (
          <BatchProgress label={texts.unclosed.busy} progress={press.progress} onStop={press.stop} />
        ) : (
          <Typography variant="body2" color="textSecondary" id={whyId} role="status">
            {picked.length > 0 ? texts.unclosed.chosen(picked.length) : texts.unclosed.noneChosen}
          </Typography>
        )}
        <OffButton variant="outlined" off={isOff} whyId={whyId} onClick={() => closeAs('no_show')}>
          {texts.unclosed.absentAll}
        </OffButton>
        <OffButton off={isOff} whyId={whyId} onClick={() => closeAs('completed')}>
          {texts.unclosed.seenAll}
        </OffButton>
      </DialogActions>
    </>
  );
}
