import { formatFee } from '../people/fee-text';
import { SelectField } from '../../kit/form/SelectField';
import { kindTexts as texts } from './kind-texts';
import type { KindChoiceFragment } from './slots.generated';

interface Props {
  kinds: readonly KindChoiceFragment[];
  /** Undefined: none. */
  kind: KindChoiceFragment | undefined;
  currency: string;
  onChoose: (kind: KindChoiceFragment) => void;
}

/** With minutes and price. */
export function KindField({ kinds, kind, currency, onChoose }: Props) {
  return (
    <SelectField
      label={texts.label}
      value={String(kind?.id ?? '')}
      options={[
        ...(kind ? [] : [{ value: '', label: texts.none }]),
        ...kinds.map((it) => ({
          value: String(it.id),
          label: `${it.name} · ${texts.facts(it.durationMinutes, formatFee(it.fee, currency))}`,
        })),
      ]}
      onChange={(value) => {
        const chosen = kinds.find(({ id }) => String(id) === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
