import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../kit/dialog/GuardedDialog';
import { AddForm, type InDialog } from '../../kit/edit/AddForm';
import { FormChoiceField } from '../../kit/form/FormChoiceField';
import { FormDateField } from '../../kit/form/FormDateField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { usePaused } from '../../kit/form/usePaused';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { up } from '../../kit/ui/breakpoints';
import { keyName, namesByPayer } from './coverage-keys';
import { cellsWithoutCopay, changedCells, type MatrixCell } from './coverage-matrix';
import {
  useCoverageRulesPreviewQuery,
  useSetCoverageRulesMutation,
  type CoverageRulesQuery,
} from './coverage-rules.generated';
import {
  OUTCOME_OPTIONS,
  RULES_FIELDS,
  rulesSchema,
  toPeriod,
  toRulesInput,
  toRulesValues,
  type RulesValues,
} from './rules-form';
import { texts } from './texts';

const says = texts.rules;
const PAUSE_MS = 300;

const Dates = styled('div')({
  display: 'grid',
  gap: 16,
  [up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Names = styled('ul')({ '&&': { paddingLeft: 20, listStyle: 'disc' } });

interface Props {
  open: boolean;
  cells: readonly MatrixCell[];
  data: CoverageRulesQuery;
  today: string;
  currency: string | undefined;
  reload: () => Promise<void>;
  onClose: () => void;
  onSaved: () => void;
  onGone: () => void;
}

/** Sets one outcome for the chosen cells. */
export const RulesDialog = asDialog(function RulesDialog(props: Props) {
  const { open, onClose, onGone } = props;
  return (
    <GuardedDialog open={open} title={says.title} onClose={onClose} onGone={onGone}>
      {(report) => <RulesForm {...props} inDialog={{ onCancel: onClose, report }} />}
    </GuardedDialog>
  );
});

function RulesForm({ cells, data, today, currency, reload, onSaved, inDialog }: Props & { inDialog: InDialog }) {
  const [set] = useSetCoverageRulesMutation();
  const [opened] = useState(cells);
  const schema = useMemo(() => rulesSchema(today), [today]);
  const submit = async (values: RulesValues): Promise<FormOutcome<RulesValues>> => {
    const input = toRulesInput(values, cells);
    if (!input) return { ok: false, text: says.failed };
    const { error } = await set({ input });
    if (error) {
      // Shows what a colleague saved; the next press is based on it.
      if (error.code === 'CONFLICT' || error.code === 'NOT_FOUND') await reload();
      return refusal(error, { fields: RULES_FIELDS, fallback: says.failed, unsureText: says.unsure });
    }
    notify.success(says.done(cells.length));
    onSaved();
    return { ok: true };
  };
  const changed = changedCells(opened, cells);
  const names = namesByPayer(
    cells.map(({ key }) => key),
    data,
  );
  return (
    <AddForm
      inDialog={inDialog}
      draft="coverage-rules"
      initialValues={toRulesValues(today)}
      schema={schema}
      onSubmit={submit}
      submitLabel={says.submit}
    >
      {changed.length > 0 && (
        <FormBanner kind="info">
          <p>{says.conflict}</p>
          <Names>
            {changed.map((cell) => (
              <li key={cell.id}>{says.now(keyName(cell.key, data), texts.answer(cell.steps[0]!, currency))}</li>
            ))}
          </Names>
        </FormBanner>
      )}
      <div>
        <p>{says.chosen(cells.length)}</p>
        <Names>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Names>
      </div>
      <FormChoiceField<RulesValues> label={says.fields.outcome} name="outcome" required options={OUTCOME_OPTIONS} />
      <Dates>
        <FormDateField<RulesValues> label={says.fields.validFrom} name="validFrom" required today={today} min={today} />
        <FormDateField<RulesValues> label={says.fields.validTo} name="validTo" today={today} min={today} />
      </Dates>
      <Preview cells={cells} data={data} />
    </AddForm>
  );
}

/** The change in words, before it is saved. */
function Preview({ cells, data }: Pick<Props, 'cells' | 'data'>) {
  const { values } = useFormikContext<RulesValues>();
  const period = toPeriod(values);
  const asked = usePaused(JSON.stringify(period), PAUSE_MS);
  const input = useMemo(() => {
    const paused = JSON.parse(asked) as ReturnType<typeof toPeriod>;
    return paused && { ...paused, cells: cells.map(({ key }) => key) };
  }, [asked, cells]);
  const { data: found, error } = useCoverageRulesPreviewQuery({
    ...(input && { variables: { input } }),
    skip: !input,
    fetchPolicy: 'no-cache',
  });
  if (!period) return null;
  const preview = asked === JSON.stringify(period) ? found?.coverageRulesPreview : undefined;
  const lacking = period.outcome === 'with_copay' ? cellsWithoutCopay(cells, data, period.validFrom).length : 0;
  return (
    <Stack role="status" spacing={1}>
      <p>{says.period(period.validFrom, period.validTo)}</p>
      {preview ? (
        <>
          <p>{preview.changedCells === 0 ? says.nothing : says.changes(preview.changedCells, cells.length)}</p>
          {preview.replacedRules > 0 && <p>{says.replaced(preview.replacedRules)}</p>}
          {preview.appointments > 0 && <p>{says.given(preview.appointments)}</p>}
        </>
      ) : (
        <p>{error ? says.unknown : says.checking}</p>
      )}
      {lacking > 0 && <p>{says.withoutCopay(lacking)}</p>}
    </Stack>
  );
}
