export const overbookingTexts = {
  stays:
    'Es un sobreturno y lo sigue siendo: va dentro de las horas del profesional, en la sala donde atiende, y si cambia ' +
    'de hora tiene que quedar lugar para un sobreturno en ella. Para darle un horario propio, está «Pasar a turno ' +
    'normal» en la agenda.',
  takenRoom: 'Si la ocupa un turno de este profesional, el sobreturno va ahí.',
};
