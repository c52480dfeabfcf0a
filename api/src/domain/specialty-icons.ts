/** In the picker's order. */
const EMOJI: Readonly<Record<string, string>> = {
  stethoscope: '🩺', heart: '❤️', 'heart-pulse': '💓', 'anatomical-heart': '🫀', brain: '🧠', eye: '👁️', glasses: '👓',
  ear: '👂', 'hearing-aid': '🦻', nose: '👃', mouth: '👄', tongue: '👅', tooth: '🦷', toothbrush: '🪥', lungs: '🫁',
  bone: '🦴', leg: '🦵', foot: '🦶', hand: '✋', muscle: '💪', baby: '👶', 'baby-bottle': '🍼', child: '🧒', teen: '🧑',
  woman: '👩', man: '👨', elder: '🧓', family: '👪', couple: '💑', pregnant: '🤰', breastfeeding: '🤱', doctor: '🧑‍⚕️',
  dna: '🧬', microscope: '🔬', microbe: '🦠', 'test-tube': '🧪', 'petri-dish': '🧫', syringe: '💉', pill: '💊',
  bandage: '🩹', blood: '🩸', thermometer: '🌡️', 'x-ray': '🩻', crutch: '🩼', wheelchair: '🦽', 'white-cane': '🦯',
  ambulance: '🚑', hospital: '🏥', clipboard: '📋', chart: '📈', calendar: '📅', phone: '📞', video: '📹', puzzle: '🧩',
  thought: '💭', speech: '💬', yoga: '🧘', running: '🏃', weights: '🏋️', swimming: '🏊', walking: '🚶', massage: '💆',
  haircut: '💇', spa: '🧖', lotion: '🧴', soap: '🧼', smile: '😊', sad: '😔', sleep: '😴', mask: '😷', sneeze: '🤧',
  nausea: '🤢', dizzy: '😵', apple: '🍎', salad: '🥗', avocado: '🥑', scale: '⚖️', water: '💧', sun: '☀️', moon: '🌙',
  lightning: '⚡', herb: '🌿', flower: '🌸', needle: '🪡', magnet: '🧲', atom: '⚛️', shield: '🛡️', 'lab-coat': '🥼',
  goggles: '🥽', 'no-smoking': '🚭', art: '🎨', music: '🎵', hourglass: '⏳', handshake: '🤝',
};

/** Not in the schema's limits, because every form loads those. */
export const SPECIALTY_ICONS: readonly string[] = Object.keys(EMOJI);

export const DEFAULT_ICON = 'stethoscope';

export function specialtyEmoji(icon: string | null | undefined): string {
  const known = icon != null && Object.hasOwn(EMOJI, icon) ? EMOJI[icon] : undefined;
  return known ?? EMOJI[DEFAULT_ICON]!;
}
