import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { AddForm, type InDialog } from '../../../kit/edit/AddForm';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { usePaused } from '../../../kit/form/usePaused';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { notify } from '../../../kit/notify/notify';
import { formatMoney } from '../../../kit/text/money';
import { up } from '../../../kit/ui/breakpoints';
import { keyName } from '../coverage-keys';
import { texts } from '../texts';
import {
  useCopayRaiseQuery,
  useRaiseCopaysMutation,
  type CopayRaiseFactsFragment,
  type CopaysQuery,
  type RaiseCopaysInput,
} from './copays.generated';
import {
  RAISE_FIELDS,
  raiseSchema,
  roundingOptions,
  toRaiseInput,
  toRaiseValues,
  type RaiseValues,
} from './raise-form';

const says = texts.raise;
const PAUSE_MS = 400;
const BY_NAME = new Intl.Collator('es-AR', { numeric: true });

const Row = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface Props {
  open: boolean;
  /** Null: all. */
  insurerIds: number[] | null;
  data: CopaysQuery;
  today: string;
  currency: string | undefined;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Raises many copays from a day on, after a preview. */
export const RaiseDialog = asDialog(function RaiseDialog(props: Props) {
  const { open, onClose } = props;
  return (
    <GuardedDialog open={open} title={says.title} size="wide" fullOnPhone onClose={onClose}>
      {(report) => <RaiseForm {...props} inDialog={{ onCancel: onClose, report }} />}
    </GuardedDialog>
  );
});

interface Preview {
  input: RaiseCopaysInput;
  raise: CopayRaiseFactsFragment;
}

function RaiseForm(props: Props & { inDialog: InDialog }) {
  const { insurerIds, data, today, currency, reload, onClose, inDialog } = props;
  const [raiseCopays] = useRaiseCopaysMutation();
  const [preview, setPreview] = useState<Preview>();
  const [asked, setAsked] = useState(0);
  const schema = useMemo(() => raiseSchema(today), [today]);
  const scope = { today, insurerIds };
  const submit = async (values: RaiseValues): Promise<FormOutcome<RaiseValues>> => {
    const input = toRaiseInput(values, scope);
    // Only what was seen is applied.
    if (!input || !preview || !isSameInput(preview.input, input)) return { ok: false, text: says.review };
    if (toRaise(preview.raise).length === 0) return { ok: false, text: says.nothing };
    const { error } = await raiseCopays({ input, revision: preview.raise.revision });
    if (error) {
      if (error.code === 'CONFLICT') setAsked((times) => times + 1);
      return refusal(error, { fields: RAISE_FIELDS, fallback: says.failed, unsureText: says.unsure });
    }
    notify.success(says.done(toRaise(preview.raise).length, input.validFrom));
    onClose();
    await reload();
    return { ok: true };
  };
  const named = data.insurers.filter(({ id }) => insurerIds?.includes(id)).map(({ name }) => name);
  return (
    <AddForm
      inDialog={inDialog}
      draft="copay-raise"
      initialValues={toRaiseValues(today)}
      schema={schema}
      onSubmit={submit}
      submitLabel={says.submit}
    >
      <p>{insurerIds === null ? says.all : says.some(named.join(', '))}</p>
      <Row>
        <FormTextField<RaiseValues> label={says.fields.percentage} name="percentage" required inputMode="decimal" />
        <FormSelectField<RaiseValues> label={says.fields.roundTo} name="roundTo" options={roundingOptions(currency)} />
        <FormDateField<RaiseValues> label={says.fields.validFrom} name="validFrom" required today={today} min={today} />
      </Row>
      <RaisePreview key={asked} scope={scope} data={data} currency={currency} onPreview={setPreview} />
    </AddForm>
  );
}

const isSameInput = (one: RaiseCopaysInput, other: RaiseCopaysInput) => JSON.stringify(one) === JSON.stringify(other);

const toRaise = ({ rows }: CopayRaiseFactsFragment) =>
  rows.filter(({ base, raised, isApplied }) => !isApplied && base.amount !== raised);

interface PreviewProps extends Pick<Props, 'data' | 'currency'> {
  scope: { today: string; insurerIds: number[] | null };
  onPreview: (preview: Preview | undefined) => void;
}

function RaisePreview({ scope, data, currency, onPreview }: PreviewProps) {
  const { values } = useFormikContext<RaiseValues>();
  const typed = JSON.stringify(toRaiseInput(values, scope));
  const asked = usePaused(typed, PAUSE_MS);
  const input = useMemo(() => JSON.parse(asked) as RaiseCopaysInput | null, [asked]);
  const query = useCopayRaiseQuery({
    ...(input && { variables: { input } }),
    skip: !input,
    fetchPolicy: 'no-cache',
  });
  const raise = input && !query.loading ? query.data?.copayRaise : undefined;
  useEffect(() => onPreview(input && raise ? { input, raise } : undefined), [input, raise, onPreview]);
  if (typed === 'null') return null;
  if (typed !== asked || !raise) {
    return <p role="status">{query.error && typed === asked ? query.error.textOr(says.failed) : says.checking}</p>;
  }
  const rows = toRaise(raise).toSorted((one, other) =>
    BY_NAME.compare(keyName(one.base, data), keyName(other.base, data)),
  );
  const applied = raise.rows.filter(({ isApplied }) => isApplied).length;
  const same = raise.rows.length - applied - rows.length;
  return (
    <>
      <Stack role="status" spacing={1}>
        <p>{rows.length === 0 ? says.nothing : says.sum(rows.length, input!.validFrom)}</p>
        {same > 0 && <p>{says.same(same)}</p>}
        {applied > 0 && <p>{says.applied(applied)}</p>}
        {raise.keptAmounts > 0 && <p>{says.kept(raise.keptAmounts)}</p>}
        {raise.laterAmounts > 0 && <p>{says.later(raise.laterAmounts)}</p>}
      </Stack>
      {rows.length > 0 && (
        <DataTable
          caption={says.caption}
          columns={columnsOf(data, currency)}
          list={{ rows, busy: false, failed: false, retry: () => Promise.resolve() }}
          rowKey={({ base }) => base.id}
          empty={null}
          errorTitle={says.failed}
        />
      )}
    </>
  );
}

type RaisedRow = CopayRaiseFactsFragment['rows'][number];

const columnsOf = (data: CopaysQuery, currency: string | undefined): readonly Column<RaisedRow>[] => [
  { id: 'name', header: says.columns.name, cell: ({ base }) => keyName(base, data), card: 'title' },
  {
    id: 'before',
    header: says.columns.before,
    cell: ({ base }) => formatMoney(base.amount ?? 0, currency),
    align: 'right',
  },
  { id: 'after', header: says.columns.after, cell: ({ raised }) => formatMoney(raised, currency), align: 'right' },
];
