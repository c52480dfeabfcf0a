import type { ProfessionalEmail } from './professionals';

const SKIN = { light: '#F3CDB0', warm: '#E2AC84', brown: '#B97A51' };
const HAIR = { black: '#2B2422', brown: '#5B3A29', fair: '#A9773E', grey: '#A7ACB0', red: '#8C3F22' };
const CLOTHES = { white: '#FFFFFF', petrol: '#0B5364', lilac: '#8A6BBF', green: '#3C7D5B', blue: '#3A6EA5' };
const GROUND = { mint: '#CDE7E1', sky: '#D3E4F3', lilac: '#E4DAF3', sand: '#F3E6CF', rose: '#F5DDDA' };

export interface Look {
  skin: string;
  hair: string;
  cut: 'short' | 'bald' | 'curly' | 'long' | 'bob' | 'bun';
  clothes: string;
  ground: string;
  beard: boolean;
  glasses: boolean;
}

function look(
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  cut: Look['cut'],
  clothes: keyof typeof CLOTHES,
  ground: keyof typeof GROUND,
  ...more: ('beard' | 'glasses')[]
): Look {
  const colours = { skin: SKIN[skin], hair: HAIR[hair], clothes: CLOTHES[clothes], ground: GROUND[ground] };
  return { ...colours, cut, beard: more.includes('beard'), glasses: more.includes('glasses') };
}

/** Drawn by make/portrait. They show nobody who lives, and are in the public domain (CC0). */
export const PORTRAITS: Readonly<Record<ProfessionalEmail, Look>> = {
  'profesional@clinica.example': look('light', 'brown', 'long', 'white', 'mint'),
  'ricardo.ibanez@clinica.example': look('light', 'grey', 'bald', 'white', 'sky', 'glasses'),
  'soledad.acuna@clinica.example': look('brown', 'black', 'bob', 'green', 'sand'),
  'gustavo.peralta@clinica.example': look('warm', 'black', 'short', 'white', 'lilac', 'beard'),
  'carolina.lezcano@clinica.example': look('warm', 'fair', 'bun', 'petrol', 'rose'),
  'valeria.montenegro@clinica.example': look('light', 'red', 'curly', 'blue', 'mint', 'glasses'),
  'federico.aguirre@clinica.example': look('light', 'fair', 'short', 'green', 'sky'),
  'lucia.arrieta@clinica.example': look('light', 'black', 'bob', 'white', 'lilac'),
  'natalia.quiroga@clinica.example': look('brown', 'black', 'curly', 'lilac', 'sand'),
  'ignacio.baigorria@clinica.example': look('warm', 'brown', 'short', 'white', 'mint', 'glasses'),
  'hernan.villalba@clinica.example': look('brown', 'black', 'short', 'blue', 'rose', 'beard'),
  'paula.rearte@clinica.example': look('light', 'fair', 'long', 'petrol', 'sand'),
  'diego.escudero@clinica.example': look('warm', 'grey', 'short', 'white', 'sky', 'beard'),
  'florencia.oviedo@clinica.example': look('warm', 'red', 'long', 'white', 'lilac'),
  'andrea.sosa@clinica.example': look('light', 'black', 'bun', 'green', 'rose', 'glasses'),
  'tomas.cabral@clinica.example': look('brown', 'brown', 'curly', 'white', 'mint', 'beard'),
  'graciela.menendez@clinica.example': look('light', 'grey', 'bob', 'lilac', 'sky', 'glasses'),
  'julian.ocampo@clinica.example': look('warm', 'black', 'short', 'petrol', 'sand', 'glasses'),
};
