import { ListToolbar } from '../../kit/list/ListToolbar';
import type { FigureFilterName } from './figure-place';
import { useFigureChoicesQuery } from './figures.generated';
import { texts } from './texts';

const PERIODS = Object.entries(texts.periods).map(([value, label]) => ({ value, label }));

interface Props {
  urlState: {
    typed: string;
    setTyped: (text: string) => void;
    filters: Readonly<Record<FigureFilterName, string>>;
    setFilter: (name: FigureFilterName, value: string) => void;
  };
  count: string | undefined;
}

export function FigureFilters({ urlState, count }: Props) {
  const { data } = useFigureChoicesQuery();
  const options = (all: readonly { id: number; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <ListToolbar
      urlState={urlState}
      filters={[
        { name: 'periodo', label: texts.period, all: texts.usualPeriod, options: PERIODS },
        {
          name: 'especialidad',
          label: texts.specialty,
          all: texts.allSpecialties,
          options: options(data?.allSpecialties),
        },
        {
          name: 'profesional',
          label: texts.professional,
          all: texts.allProfessionals,
          options: options(data?.allProfessionals),
        },
      ]}
      count={count}
    />
  );
}
