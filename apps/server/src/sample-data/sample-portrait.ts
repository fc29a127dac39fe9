/** Drawn portraits of the sample accounts; they show no real person. */

export interface PortraitLook {
  background: string;
  skin: string;
  hair: string;
  shirt: string;
}

/** @returns an SVG of 300 × 300 pixels */
export function samplePortrait({ background, skin, hair, shirt }: PortraitLook): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">
<rect width="300" height="300" fill="${background}"/>
<path d="M84 150C70 60 230 60 216 150L216 190H84Z" fill="${hair}"/>
<path d="M40 300C44 232 110 218 150 218S256 232 260 300Z" fill="${shirt}"/>
<rect x="128" y="180" width="44" height="58" rx="22" fill="${skin}"/>
<ellipse cx="150" cy="146" rx="52" ry="60" fill="${skin}"/>
<path d="M98 140C96 84 204 84 202 140C176 128 150 118 138 104C130 122 112 132 98 140Z" fill="${hair}"/>
<circle cx="131" cy="150" r="5" fill="#1D1B2E"/><circle cx="169" cy="150" r="5" fill="#1D1B2E"/>
<path d="M132 176Q150 190 168 176" stroke="#1D1B2E" stroke-width="4" fill="none" stroke-linecap="round"/>
</svg>`;
}

export const sampleLooks = {
  mina: { background: "#E3EFEA", skin: "#C98F6B", hair: "#2A1A1F", shirt: "#0F5C4D" },
  tomas: { background: "#FBE7DC", skin: "#EBC2A0", hair: "#8A4B2A", shirt: "#3A2450" },
  noor: { background: "#FDF2D8", skin: "#8D5A3C", hair: "#1D1B2E", shirt: "#C8461B" },
  ravi: { background: "#E6E0D6", skin: "#A86F4A", hair: "#33261F", shirt: "#5B586E" },
} satisfies Record<string, PortraitLook>;
