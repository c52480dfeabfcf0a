import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { bannerText } from '../../../kit/errors/banner-text';
import type { ApiError } from '../../../kit/errors/api-error';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { down } from '../../../kit/ui/breakpoints';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { OffButton } from '../../../kit/ui/OffButton';
import { theme } from '../../../kit/ui/theme';
import { mergePath, patientPath } from '../patients.paths';
import { compared, toMergeInput, type MergeChoice } from './merge-choices';
import { useMergePatientsMutation, type MergePatientFragment, type MergePatientsInput } from './merge.generated';
import { rowsText, texts } from './texts';
import { useUndoMerge } from './useUndoMerge';

const Both = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: '1fr 1fr',
  [down('sm')]: { gridTemplateColumns: '1fr' },
});
const Side = styled(Card)({ padding: 16, overflowWrap: 'anywhere' }) as typeof Card;
const Values = styled(RadioGroup)({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: '1fr 1fr',
  [down('sm')]: { gridTemplateColumns: '1fr' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: 44,
    padding: '2px 12px 2px 2px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& label:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
});
const Form = styled('form')({
  display: 'grid',
  gap: 24,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, [down('sm')]: { '& > *': { flex: '1 1 140px' } } },
});

interface Props {
  survivor: MergePatientFragment;
  merged: MergePatientFragment;
  reload: () => Promise<void>;
}

export function MergeForm({ survivor, merged, reload }: Props) {
  const titleId = useId();
  const [taken, setTaken] = useState<ReadonlySet<MergeChoice['key']>>(new Set());
  const { choices, facts } = compared(survivor, merged);
  const { submit, isSending, error } = useMerge(survivor, merged, reload);
  const choose = (key: MergeChoice['key'], isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  const name = taken.has('name') ? merged.name : survivor.name;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(toMergeInput(survivor, merged, taken));
      }}
    >
      <Both>
        <Side component="section" aria-label={`${texts.merge.stays}: ${survivor.name}`}>
          <Typography variant="body2" color="textSecondary">
            {texts.merge.stays}
          </Typography>
          <Typography variant="h2">{survivor.name}</Typography>
          <Typography variant="body2">{rowsOf(survivor)}</Typography>
        </Side>
        <Side component="section" aria-label={`${texts.merge.goes}: ${merged.name}`}>
          <Typography variant="body2" color="textSecondary">
            {texts.merge.goes}
          </Typography>
          <Typography variant="h2">{merged.name}</Typography>
          <Typography variant="body2">{rowsOf(merged)}</Typography>
        </Side>
      </Both>
      <div>
        <ButtonLink variant="outlined" replace to={mergePath(merged.id, survivor.id)}>
          {texts.merge.swap}
        </ButtonLink>
      </div>
      {choices.length > 0 && <Typography variant="h3">{texts.merge.choices}</Typography>}
      {choices.map((choice) => (
        <Choice
          key={choice.key}
          choice={choice}
          isTaken={taken.has(choice.key)}
          onChoose={(isTaken) => choose(choice.key, isTaken)}
        />
      ))}
      {facts.length > 0 && (
        <section aria-labelledby={titleId}>
          <Typography variant="h3" id={titleId} sx={{ marginBottom: 3 }}>
            {texts.merge.same}
          </Typography>
          <Facts>
            {facts.map(({ key, label, value }) => (
              <Fact key={key} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
        </section>
      )}
      <Typography>
        {texts.merge.moves(merged.rowCounts ? rowsText(merged.rowCounts) : '', name)} {texts.merge.undoable}
      </Typography>
      {error && <FormBanner kind="error">{bannerText(error)}</FormBanner>}
      <div className="buttons">
        <ButtonLink variant="outlined" to={patientPath(survivor.id)}>
          {texts.merge.cancel}
        </ButtonLink>
        <OffButton type="submit" off={isSending}>
          {isSending ? texts.merge.sending : texts.merge.submit}
        </OffButton>
      </div>
    </Form>
  );
}

/** Opens the page of the patient that stays; a toast can undo it. */
function useMerge(survivor: MergePatientFragment, merged: MergePatientFragment, reload: () => Promise<void>) {
  const [merge] = useMergePatientsMutation();
  const undo = useUndoMerge();
  const { keyOf, done } = useRetryKey<MergePatientsInput>();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const navigate = useNavigate();
  const submit = async (input: MergePatientsInput) => {
    setSending(true);
    setError(undefined);
    const outcome = await merge({ input, idempotencyKey: keyOf(input) });
    setSending(false);
    if (outcome.error) {
      setError(outcome.error);
      // Another version or another merge: show what is stored now.
      if (outcome.error.code === 'CONFLICT' || outcome.error.code === 'NOT_FOUND') await reload();
      return;
    }
    done();
    const { id } = outcome.data.made;
    const name = input.take?.includes('name') ? merged.name : survivor.name;
    notify.undoable(texts.merge.done(name), () => void undo(id));
    void navigate(patientPath(survivor.id));
  };
  return { submit, isSending, error };
}

const rowsOf = ({ rowCounts }: MergePatientFragment) => (rowCounts ? texts.list.rows(rowsText(rowCounts)) : '');

interface ChoiceProps {
  choice: MergeChoice;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

function Choice({ choice: { key, label, survivor, merged }, isTaken, onChoose }: ChoiceProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <Values
        name={key}
        value={isTaken ? 'merged' : 'survivor'}
        onChange={(_event, value) => onChoose(value === 'merged')}
      >
        <label>
          <Radio value="survivor" />
          {survivor}
        </label>
        <label>
          <Radio value="merged" />
          {merged}
        </label>
      </Values>
    </FormControl>
  );
}
