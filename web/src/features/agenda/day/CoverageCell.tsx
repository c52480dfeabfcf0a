import { useClinic } from '../../../clinic/facts/useClinic';
import { usePaidText } from '../../../clinic/till/usePaidText';
import { briefCoverageText } from '../../../clinic/turno-coverage/coverage-text';
import type { DayCoverageFragment } from '../agenda.generated';

interface Props {
  coverage: DayCoverageFragment;
  paid: number | null;
}

export function CoverageCell({ coverage, paid }: Props) {
  const paidText = usePaidText(paid);
  const text = briefCoverageText(coverage, useClinic()?.currency, { amount: paid, text: paidText });
  return (
    <span className="cut payer" title={text}>
      <span className="dot"> · </span>
      {text}
    </span>
  );
}
