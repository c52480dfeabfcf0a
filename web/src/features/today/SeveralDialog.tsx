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
import { useHoldDialog } from '../../kit/ui/hold-dialog';
import { OffButton } from '../../kit/ui/OffButton';
import { texts } from './texts';
import { Waiting } from './today-styles';
import { useTurnosToChangeQuery } from './today.generated';
import type { Todo } from './todo';
import { TurnoFacts, whenOf } from './TurnoFacts';
import { useStatusPress } from './useStatusPress';

const PAGE = 20;

interface Props {
  open: boolean;
  todo: Todo;
  today: string;
  /** The clinic's. */
  now: string;
  withProfessional: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Changes the status of chosen appointments; nothing is chosen at first. */
export const SeveralDialog = asDialog(function SeveralDialog({ open, onClose, ...list }: Props) {
  return (
    <DialogFrame open={open} title={list.todo.words.dialog} fullOnPhone onClose={onClose}>
      <Several {...list} />
    </DialogFrame>
  );
});

function Several({ todo, today, now, withProfessional, onChanged }: Omit<Props, 'open' | 'onClose'>) {
  const { words, actions } = todo;
  const whyId = useId();
  // A later `now` in the filter would reload the list while the user chooses.
  const [variables] = useState({ ...todo.listAt(now), first: PAGE, after: null });
  const list = usePagedQuery(useTurnosToChangeQuery, {
    variables,
    pageOf: ({ appointments }) => appointments,
    fetchPolicy: 'cache-and-network',
    errorFallback: words.failed,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const press = useStatusPress(now, () => {
    void list.retry();
    onChanged();
  });
  useHoldDialog(press.progress !== null);
  if (!list.rows) {
    return (
      <DialogContent>
        {list.failed ? <ErrorState title={words.failed} onRetry={() => void list.retry()} /> : <PageSpinner />}
      </DialogContent>
    );
  }
  const rows = list.rows.filter((turno) => todo.isListed(turno, today));
  const picked = rows.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const isOff = picked.length === 0 || press.progress !== null;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {list.failed && <StaleNotice onRetry={() => void list.retry()} />}
        {rows.length === 0 ? (
          <EmptyState title={words.empty} />
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
              label={texts.several.chooseAll}
            />
            <Waiting>
              {rows.map((turno) => (
                <li key={turno.id}>
                  <Checkbox
                    checked={chosen.has(turno.id)}
                    onChange={(_event, isChosen) => choose([turno.id], isChosen)}
                    slotProps={{
                      input: { 'aria-label': texts.several.choose(turno.patientName, whenOf(turno, today)) },
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
          <BatchProgress label={words.busy} progress={press.progress} onStop={press.stop} />
        ) : (
          <Typography variant="body2" color="textSecondary" id={whyId} role="status">
            {picked.length > 0 ? texts.several.chosen(picked.length) : texts.several.noneChosen}
          </Typography>
        )}
        {actions.toReversed().map(({ status, several }) => (
          <OffButton
            key={status}
            variant={status === actions[0]?.status ? 'contained' : 'outlined'}
            off={isOff}
            whyId={whyId}
            onClick={() => void press.several(picked, status)}
          >
            {several(picked.length)}
          </OffButton>
        ))}
      </DialogActions>
    </>
  );
}
