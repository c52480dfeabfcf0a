export const holidayTexts = {
  closed: (name: string) => `Cerrado por feriado: ${name}`,
  open: (name: string) => `Feriado: ${name}`,
};
