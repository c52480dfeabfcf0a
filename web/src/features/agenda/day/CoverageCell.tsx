import { useClinic } from '../../../clinic/facts/useClinic';
import { briefCoverageText } from '../../../clinic/turno-coverage/coverage-text';
import type { DayCoverageFragment } from '../agenda.generated';

export function CoverageCell({ coverage }: { coverage: DayCoverageFragment }) {
  const text = briefCoverageText(coverage, useClinic()?.currency);
  return (
    <span className="cut payer" title={text}>
      <span className="dot"> · </span>
      {text}
    </span>
  );
}
