import { formatCount } from '../../kit/text/count-text';

const LISTED_INSURERS = 10;

interface FoundInsurers {
  insurers: readonly { name: string; kind: string; isAccepted: boolean }[];
  otherInsurers: readonly { name: string }[];
}

/** Whether the clinic attends the insurers that a search names; null if it names none. */
export function insurersText({ insurers, otherInsurers }: FoundInsurers): string | null {
  const listed = (some: readonly { name: string }[]) => {
    const names = some.slice(0, LISTED_INSURERS).map(({ name }) => name);
    const more = some.length - names.length;
    if (more > 0) names.push(`${formatCount(more)} más`);
    return new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
  };
  const accepted = insurers.filter(({ isAccepted, kind }) => isAccepted && kind !== 'private_pay');
  const sentences = [
    ...(accepted.length > 0 ? [`Atendemos ${listed(accepted)}.`] : []),
    ...(insurers.some(({ kind }) => kind === 'private_pay') ? ['También atendemos pacientes particulares.'] : []),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  if (insurers.length > 0) return `No atendemos ${listed(insurers)}. Sí: ${listed(otherInsurers)}.`;
  return otherInsurers.length > 0 ? `Atendemos ${listed(otherInsurers)}.` : null;
}
