import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { QuestionDialog } from '../../../shared/dialog/QuestionDialog';
import { SelectField } from '../../../shared/form/SelectField';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { flex: '1 1 200px' },
  '& > button': { marginTop: 28 },
  '@media (max-width: 479.98px)': { '& > button': { flex: '1 1 100%', marginTop: 0 } },
});

interface Template {
  id: string;
  name: string;
  description: string;
}

interface Props {
  templates: readonly Template[];
  /** Something typed would be lost, too. */
  unsaved: boolean;
  /** Undefined when it is applied, else why not. */
  onApply: (template: Template) => Promise<string | undefined>;
}

/** A ready-made week, put in the place of the present one after a question. */
export function TemplatePicker({ templates, unsaved, onApply }: Props) {
  const [chosenId, setChosenId] = useState('');
  const [missing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Template>();
  const chosen = templates.find(({ id }) => id === chosenId);
  const options = [{ value: '', label: 'Elegir una plantilla' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))];

  const ask = () => {
    setMissing(!chosen);
    setAsked(chosen);
  };
  return (
    <>
      <Row>
        <SelectField
          label="Plantilla"
          value={chosenId}
          options={options}
          onChange={(id) => {
            setChosenId(id);
            setMissing(false);
          }}
          hint={chosen?.description}
          error={missing ? 'Elige primero una plantilla' : undefined}
        />
        <Button variant="outlined" onClick={ask}>
          Aplicar plantilla
        </Button>
      </Row>
      {asked && (
        <QuestionDialog
          title={`¿Aplicar la plantilla "${asked.name}"?`}
          noLabel="Conservar horarios"
          yesLabel="Aplicar plantilla"
          busyLabel="Aplicando..."
          onNo={() => setAsked(undefined)}
          onYes={async () => {
            const failure = await onApply(asked);
            if (failure === undefined) setAsked(undefined);
            return failure;
          }}
        >
          <p>
            Reemplaza toda la disponibilidad semanal por: {asked.description}.{unsaved && ' Los cambios sin guardar se pierden.'}
          </p>
          <p>Los turnos ya reservados no cambian.</p>
        </QuestionDialog>
      )}
    </>
  );
}
