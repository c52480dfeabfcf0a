import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useQuestion } from '../../../kit/dialog/useQuestion';
import { SelectField } from '../../../kit/form/SelectField';
import { down, up } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';

/** The button is beside the field, not its label; below it on a phone. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { flex: '1 1 200px' },
  '& > button': { marginTop: 28 },
  // The panel's labels are lower.
  [`${up('md')} and (pointer: fine)`]: { '& > button': { marginTop: 23 } },
  [down('sm')]: { '& > button': { flex: '1 1 100%', marginTop: 0 } },
});

interface Template {
  id: string;
  name: string;
  description: string;
}

interface Props {
  templates: readonly Template[];
  /** Applying also loses unsaved edits. */
  unsaved: boolean;
  /** Resolves to the reason for the failure; undefined on success. */
  onApply: (template: Template) => Promise<string | undefined>;
}

/** After a confirmation. */
export function TemplatePicker({ templates, unsaved, onApply }: Props) {
  const [chosenId, setChosenId] = useState('');
  const [missing, setMissing] = useState(false);
  const chosen = templates.find(({ id }) => id === chosenId);
  const options = [
    { value: '', label: texts.templatePicker.choose },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
  ];

  const question = useQuestion<Template>((template) => ({
    title: texts.templatePicker.title(template.name),
    consequences: texts.templatePicker.consequences(template.description, unsaved),
    noLabel: texts.templatePicker.no,
    yesLabel: texts.templatePicker.yes,
    busyLabel: texts.templatePicker.busy,
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
          label={texts.fields.template}
          value={chosenId}
          options={options}
          onChange={(id) => {
            setChosenId(id);
            setMissing(false);
          }}
          hint={chosen?.description}
          error={missing ? texts.templatePicker.faults.template : undefined}
        />
        <Button variant="outlined" onClick={ask}>
          {texts.templatePicker.open}
        </Button>
      </Row>
      {question.dialog}
    </>
  );
}
