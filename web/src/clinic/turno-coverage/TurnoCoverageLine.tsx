import { useClinic } from '../facts/useClinic';
import { coverageText } from './coverage-text';
import { texts } from './texts';
import { useCoverageOfTurnoQuery } from './turno-coverage.generated';

/** "OSDE 210 · copago $ 3.500"; nothing while loading. */
export function TurnoCoverageLine({ appointmentId }: { appointmentId: string }) {
  const clinic = useClinic();
  const { data } = useCoverageOfTurnoQuery({ variables: { id: appointmentId } });
  if (!data) return null;
  const { coverage } = data.appointment;
  return <p>{coverage ? coverageText(coverage, clinic?.currency) : texts.none}</p>;
}
