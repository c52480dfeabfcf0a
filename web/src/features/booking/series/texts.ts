import { countText } from '../../../kit/text/count-text';

/** Texts for patients. */
export const onlineTexts = {
  title: 'Varios turnos',
  forAccounts: '¿Querés varios turnos, cada semana o cada dos?',
  signIn: 'Iniciá sesión para reservarlos juntos',
  submit: (count: number | undefined) =>
    count === undefined ? 'Confirmar turnos' : `Confirmar ${countText(count, 'turno', 'turnos')}`,
  done: (count: number) => `${countText(count, 'turno reservado', 'turnos reservados')}: te llega un solo email`,
};
