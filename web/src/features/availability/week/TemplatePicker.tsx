import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useQuestion } from '../../../shared/dialog/useQuestion';
import { SelectField } from '../../../shared/form/SelectField';
import { down } from '../../../shared/ui/breakpoints';

/** Own: the button stands beside the box, not beside its label, and on a phone below it. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { flex: '1 1 200px' },
  '& > button': { marginTop: 28 },
  [down('sm')]: { '& > button': { flex: '1 1 100%', marginTop: 0 } },
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
  const chosen = templates.find(({ id }) => id === chosenId);
  const options = [{ value: '', label: 'Elegir una plantilla' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))];

  const question = useQuestion<Template>((template) => ({
    title: `¿Aplicar la plantilla "${template.name}"?`,
    consequences: [
      `Reemplaza toda la disponibilidad semanal por: ${template.description}.`,
      ...(unsaved ? ['Los cambios sin guardar se pierden.'] : []),
      'Los turnos ya reservados no cambian.',
    ],
    noLabel: 'Conservar horarios',
    yesLabel: 'Aplicar plantilla',
    busyLabel: 'Aplicando...',
    onYes: () => onApply(template),
  }));
  const ask = () => {
    setMissing(!chosen);
    if (chosen) question.ask(chosen);
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
      {question.dialog}
    </>
  );
}
