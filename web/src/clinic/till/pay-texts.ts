/** For pages that open the dialog, which loads its own texts. */
export const payTexts = { open: 'Cobrar', paid: (money: string) => `Pagó\u00a0${money}` };
