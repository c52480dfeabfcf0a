import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { dateText } from '@turnero/api/domain/date-text';
import { useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import type { ListShape } from '../../../kit/list/list-url-state';
import { ListToolbar } from '../../../kit/list/ListToolbar';
import { Pager } from '../../../kit/list/Pager';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { useReload } from '../../../kit/list/useReload';
import { notify } from '../../../kit/notify/notify';
import { useSendingIds } from '../../../kit/send/useSendingIds';
import { EmptyState } from '../../../kit/states/EmptyState';
import { ErrorState } from '../../../kit/states/ErrorState';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { StaleNotice } from '../../../kit/states/StaleNotice';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { down } from '../../../kit/ui/breakpoints';
import { documentTexts } from '../patient-text';
import { mergePath, patientPath } from '../patients.paths';
import {
  useDismissPatientCandidateMutation,
  usePatientCandidatesQuery,
  useRestorePatientCandidateMutation,
  type CandidateRowFragment,
  type CandidatePatientFragment,
} from './merge.generated';
import { BAND_WORD, REASON_WORD, rowsText, texts } from './texts';

const PAGE_SIZE = 20;
const DISMISSED = 'descartados';
const SHAPE: ListShape<'estado', never> = { filters: { estado: [DISMISSED] } };
const FILTERS = [
  {
    name: 'estado' as const,
    label: texts.list.state,
    all: texts.list.toReview,
    options: [{ value: DISMISSED, label: texts.list.dismissed }],
  },
];

const Pairs = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });
const Pair = styled(Card)({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& .both': { display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', [down('sm')]: { gridTemplateColumns: '1fr' } },
  '& .both > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .both > div > *': { display: 'block' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}) as typeof Card;

/** Pairs of patients that may be one person, to merge or to dismiss. */
export function CandidatesPage() {
  const urlState = useListUrlState(SHAPE);
  const isDismissed = urlState.filters.estado === DISMISSED;
  const list = usePagedQuery(usePatientCandidatesQuery, {
    variables: { isDismissed, page: urlState.page, limit: PAGE_SIZE },
    pageOf: ({ patientCandidates: { items, pagination } }) => ({ items, total: pagination.total }),
    errorFallback: texts.list.failed,
  });
  const { decide, sendingIds } = useDecisions(list.retry);
  const page = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLSelectElement>(null);
  // A decided pair takes the focused button with it.
  useKeptFocus(page, () => filter.current?.focus());
  const rows = list.isOfAnother ? undefined : list.rows;
  const isMore = list.data?.patientCandidates.hasUncounted ?? false;
  return (
    <Stack spacing={3} ref={page}>
      <Typography color="textSecondary">{texts.list.about}</Typography>
      <ListToolbar
        urlState={urlState}
        filters={FILTERS}
        filterRef={filter}
        count={list.total === undefined ? undefined : texts.list.count(list.total, isMore)}
      />
      {list.failed && rows && <StaleNotice onRetry={() => void list.retry()} />}
      {!rows &&
        (list.failed ? <ErrorState title={texts.list.failed} onRetry={() => void list.retry()} /> : <PageSpinner />)}
      {rows?.length === 0 &&
        (isDismissed ? (
          <EmptyState title={texts.list.noneDismissed} />
        ) : (
          <EmptyState title={texts.list.empty} text={texts.list.emptyHint} />
        ))}
      {rows && rows.length > 0 && (
        <Pairs>
          {rows.map((candidate) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              isSending={sendingIds.has(candidate.id)}
              onDecide={() => void decide(candidate)}
            />
          ))}
        </Pairs>
      )}
      <Pager page={urlState.page} size={PAGE_SIZE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
    </Stack>
  );
}

/** Dismisses a pair, or takes that back. */
function useDecisions(retry: () => Promise<void>) {
  const [dismiss] = useDismissPatientCandidateMutation({ errorFallback: texts.list.dismissFailed });
  const [restore] = useRestorePatientCandidateMutation({ errorFallback: texts.list.dismissFailed });
  const { sendingIds, sending } = useSendingIds();
  const reload = useReload(retry, ['patientCandidates']);
  const takeBack = async (id: string) => {
    const { error } = await sending(id, restore({ id }));
    await reload();
    if (!error) notify.success(texts.list.restoreDone);
  };
  const decide = async ({ id, dismissedAt, patients: [first, second] }: CandidateRowFragment) => {
    if (dismissedAt !== null) return takeBack(id);
    const { error } = await sending(id, dismiss({ id }));
    await reload();
    if (!error) {
      notify.undoable(texts.list.dismissDone(first!.name, second!.name), () => void takeBack(id));
    }
  };
  return { decide, sendingIds };
}

interface CandidateProps {
  candidate: CandidateRowFragment;
  isSending: boolean;
  onDecide: () => void;
}

function Candidate({ candidate: { band, reasons, dismissedAt, patients }, isSending, onDecide }: CandidateProps) {
  const titleId = useId();
  const [first, second] = patients as [CandidatePatientFragment, CandidatePatientFragment];
  const pair = texts.list.pair(first.name, second.name);
  return (
    <li>
      <Pair component="section" aria-labelledby={titleId}>
        <Typography variant="h3" component="h2" id={titleId}>
          {BAND_WORD[band]}: {reasons.map((reason) => REASON_WORD[reason]).join(' · ')}
        </Typography>
        <div className="both">
          {patients.map((patient) => (
            <Person key={patient.id} patient={patient} />
          ))}
        </div>
        <div className="buttons">
          <ButtonLink to={mergePath(first.id, second.id)} aria-label={`${texts.list.compare}: ${pair}`}>
            {texts.list.compare}
          </ButtonLink>
          <OffButton variant="outlined" off={isSending} onClick={onDecide} aria-describedby={titleId}>
            {dismissedAt === null ? texts.list.dismiss : texts.list.restore}
          </OffButton>
        </div>
      </Pair>
    </li>
  );
}

function Person({ patient }: { patient: CandidatePatientFragment }) {
  const { id, name, birthDate, phone, email, rowCounts } = patient;
  const facts = [
    ...documentTexts(patient),
    ...(birthDate === null ? [] : [texts.list.born(dateText(birthDate))]),
    ...(phone === null ? [] : [phone]),
    ...(email === null ? [] : [email]),
    ...(rowCounts === null ? [] : [texts.list.rows(rowsText(rowCounts))]),
  ];
  return (
    <div>
      <Link component={RouterLink} to={patientPath(id)} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" component="span">
          {fact}
        </Typography>
      ))}
    </div>
  );
}
