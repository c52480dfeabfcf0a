import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { toDateText } from '../../kit/form/date-text';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { Rows } from '../../kit/list/rows';
import { notify } from '../../kit/notify/notify';
import { dayOf } from '../../kit/time/wall-time';
import type { CoverageInput } from './coverage-form';
import {
  useAddCoverageMutation,
  useInsurersToChooseLazyQuery,
  useInsurersToChooseQuery,
  useRemoveCoverageMutation,
  useUpdateCoverageMutation,
  type CoverageFactsFragment,
} from './coverages.generated';
import { texts } from './texts';

const loadDialog = async () => (await import('./CoverageDialog')).CoverageDialog;

interface Props {
  coverages: readonly CoverageFactsFragment[];
  /** Absent: of the caller's own account. */
  patientId?: string;
  /** The clinic's date, yyyy-MM-dd. */
  today: string | undefined;
  reload: () => Promise<unknown>;
}

/** Coverages with what changes them: at the desk, and in the own data. */
export function Coverages({ coverages, patientId, today, reload }: Props) {
  const titleId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [add] = useAddCoverageMutation();
  const [update] = useUpdateCoverageMutation();
  const [remove] = useRemoveCoverageMutation();
  const listed = useInsurersToChooseQuery({ fetchPolicy: 'cache-and-network' });
  const [askAgain, asked] = useInsurersToChooseLazyQuery({
    fetchPolicy: 'network-only',
    errorFallback: texts.insurersFailed,
  });
  const insurers = (listed.data ?? asked.data)?.insurers;
  const form = useEntryForm<CoverageFactsFragment, CoverageInput>(texts, reload, {
    create: (input, idempotencyKey) => add({ input: { ...input, patientId: patientId ?? null }, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => update({ id, input, expectedVersion }),
  });
  const onLoadFailure = useDialogLoadFailure(form.dialog.onClose);
  const openForm = async (open: () => void) => {
    if (insurers || (await askAgain({})).data) open();
  };
  const { ask, dialog } = useQuestion<CoverageFactsFragment>(({ id, insurer }) => ({
    title: texts.removal.title,
    about: (
      <Subject>
        <strong>{insurer.name}</strong>
      </Subject>
    ),
    consequences: [texts.removal.consequence],
    noLabel: texts.removal.no,
    yesLabel: texts.removal.yes,
    isDestructive: true,
    onYes: async () => {
      const { error } = await remove({ id });
      if (error && error.code !== 'NOT_FOUND') return failureText(error, texts.removal.failed);
      await reload();
      notify.success(texts.removal.done);
      return undefined;
    },
    onDone: () => addButton.current?.focus(),
  }));
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component={patientId === undefined ? 'h3' : 'h2'} id={titleId}>
          {texts.title}
        </Typography>
        <Button
          ref={addButton}
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          onClick={() => void openForm(form.openNew)}
        >
          {texts.create.open}
        </Button>
      </Stack>
      {coverages.length === 0 ? (
        <Typography color="textSecondary">{texts.none}</Typography>
      ) : (
        <Rows>
          {coverages.map((coverage) => (
            <li key={coverage.id}>
              <span style={{ flex: '1 1 200px', minWidth: 0 }}>
                <strong>{[coverage.insurer.name, coverage.plan?.name].filter(Boolean).join(' ')}</strong>
                <Typography variant="body2" color="textSecondary">
                  {factsOf(coverage, coverages.length > 1, today)}
                </Typography>
              </span>
              <Stack direction="row" spacing={1} sx={{ marginLeft: 'auto' }}>
                <Button
                  variant="text"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={texts.update.label(coverage.insurer.name)}
                  onClick={() => void openForm(() => form.openStored(coverage))}
                >
                  {texts.update.open}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={texts.removal.label(coverage.insurer.name)}
                  onClick={() => ask(coverage)}
                >
                  {texts.removal.open}
                </Button>
              </Stack>
            </li>
          ))}
        </Rows>
      )}
      {dialog}
      {insurers && (
        <LazyComponent
          key={form.dialog.stored?.id}
          load={loadDialog}
          isNeeded={form.dialog.open}
          onFailure={onLoadFailure}
          props={{
            ...form.dialog,
            insurers,
            isDesk: patientId !== undefined,
            hasOthers: coverages.length > 0,
            today,
          }}
        />
      )}
    </Stack>
  );
}

function factsOf(coverage: CoverageFactsFragment, isOneOfSeveral: boolean, today: string | undefined): string {
  const { insurer, number, relationship, holderName, validTo, checkedAt, checkedByName, isPrimary } = coverage;
  const isOver = validTo !== null && today !== undefined && validTo < today;
  const until = isOver ? texts.ended : texts.until;
  return [
    isPrimary && isOneOfSeveral && texts.primary,
    !insurer.isAccepted && texts.notAccepted,
    number !== '' && texts.number(number),
    relationship !== 'holder' && texts.relationship(relationship),
    holderName !== null && texts.holder(holderName),
    validTo !== null && until(toDateText(validTo)),
    number !== '' &&
      (checkedAt === null ? texts.unchecked : texts.checked(toDateText(dayOf(checkedAt)), checkedByName)),
  ]
    .filter((it) => it !== false)
    .join(' · ');
}
