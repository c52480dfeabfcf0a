import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { FormBanner } from '../../../shared/form/FormBanner';
import { SelectField } from '../../../shared/form/SelectField';
import { Button } from '../../../shared/ui/Button';
import { ModalDialog } from '../../../shared/ui/ModalDialog';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { flex: '1 1 200px' },
  '& > button': { marginTop: 28 },
  '@media (max-width: 479.98px)': { '& > button': { flex: '1 1 100%', marginTop: 0 } },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 180px' } });

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
          error={missing ? 'Elegir primero una plantilla' : undefined}
        />
        <Button variant="outlined" onClick={ask}>
          Aplicar plantilla
        </Button>
      </Row>
      {asked && <Question template={asked} unsaved={unsaved} onApply={onApply} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Question({ template, unsaved, onApply, onClose }: { template: Template; onClose: () => void } & Omit<Props, 'templates'>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const apply = async () => {
    setBusy(true);
    const failure = await onApply(template);
    setBusy(false);
    setRefusal(failure);
    if (failure === undefined) onClose();
  };
  return (
    <ModalDialog title={`¿Aplicar la plantilla "${template.name}"?`} onClose={busy ? () => undefined : onClose}>
      <p>
        Reemplaza toda la disponibilidad semanal por: {template.description}.{unsaved && ' Los cambios sin guardar se pierden.'}
      </p>
      <p>Los turnos ya reservados no cambian.</p>
      {refusal !== undefined && <FormBanner kind="error">{refusal}</FormBanner>}
      <Buttons>
        <Button variant="outlined" aria-disabled={busy} onClick={busy ? undefined : onClose}>
          Conservar horarios
        </Button>
        <Button aria-disabled={busy} onClick={busy ? undefined : () => void apply()}>
          {busy ? 'Aplicando...' : 'Aplicar plantilla'}
        </Button>
      </Buttons>
    </ModalDialog>
  );
}
