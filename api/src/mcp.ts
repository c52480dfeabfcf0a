import { features } from './features';
import { compileTool, type CompiledTool } from './platform/mcp/tool';
import { apiSchema } from './schema';

/** Compiled on first use. Throws for an invalid tool. */
export function mcpParts(): { tools: readonly CompiledTool[]; instructions: string } {
  compiled ??= features.flatMap(({ tools = [] }) => tools).map((tool) => compileTool(apiSchema(), tool));
  return { tools: compiled, instructions: INSTRUCTIONS };
}

let compiled: readonly CompiledTool[] | undefined;

/** For the model that calls. */
const INSTRUCTIONS =
  'Turnero es una clínica con turnos. Para reservar: find_professionals o list_specialties, find_slots, y book_appointment ' +
  'con el profesional, la sala y el comienzo de un horario. Lo que escribe dice primero qué hará y da una confirmation; ' +
  'mostrá esa frase a la persona y, si acepta, repetí la misma llamada con la confirmation. Las horas llevan el desfase ' +
  'horario de la clínica.';
