import type { ProfessionalEmail } from './professionals';

interface DemoKind {
  readonly professional: ProfessionalEmail;
  readonly name: string;
  readonly durationMinutes: number;
  /** Pesos; null: the professional's fee. */
  readonly price: number | null;
  readonly isOnline: boolean;
}

/** Of those whose turnos are not all alike, in order. */
export const KINDS: readonly DemoKind[] = [
  { professional: 'lucia.arrieta@clinica.example', name: 'Control', durationMinutes: 30, price: null, isOnline: true },
  {
    professional: 'lucia.arrieta@clinica.example',
    name: 'Primera vez',
    durationMinutes: 60,
    price: 45000,
    isOnline: true,
  },
  {
    professional: 'lucia.arrieta@clinica.example',
    name: 'Entrega de estudios',
    durationMinutes: 15,
    price: 12000,
    isOnline: false,
  },
];
