/** The colours of story pictures, all as seen at dusk. */
import { dusk } from "./palette.ts";

export const pictureColours = {
  ...dusk,
  duskBlue: "#2A3266",
  plum: "#5B3A6E",
  mist: "#A5748B",
  peach: "#F3B98A",

  leafNight: "#1B2A3A",
  leafDark: "#233F45",
  leaf: "#3A5F56",
  leafLight: "#63825F",
  moss: "#8A9A5B",
  straw: "#D9A55B",

  bark: "#3A2233",
  barkLight: "#6B4350",
  earth: "#55303F",
  earthLight: "#84505A",
  sand: "#C98F6B",

  stoneDark: "#332A4C",
  stone: "#574A6E",
  stoneLight: "#86769A",
  stonePale: "#B7A6BF",

  seaDeep: "#1E3358",
  sea: "#2F5478",
  seaLight: "#5E8FA0",
  foam: "#D8E6E2",

  snow: "#E4E0F2",
  snowShade: "#B4ADD6",
  snowDeep: "#7C76AE",
  ice: "#BFE3E8",

  wood: "#8A5240",
  woodDark: "#5A3338",
  woodLight: "#BC7C5C",
  roof: "#7C2F45",
  roofLight: "#A84A55",
  wall: "#EBCDAE",
  wallShade: "#C0917F",
  room: "#54304F",
  roomShade: "#3E2445",

  coral: "#E4714E",
  berry: "#B83B5E",
  teal: "#3FA396",
  skyBlue: "#7FA8DC",
  pink: "#EBA0AE",
  grass: "#7FA05A",
  indigo: "#5459B0",
  mustard: "#F2B134",
} as const;

export type PictureColour = keyof typeof pictureColours;

/** Colours of the characters' clothes. */
export const clothColours = [
  pictureColours.coral,
  pictureColours.teal,
  pictureColours.mustard,
  pictureColours.berry,
  pictureColours.skyBlue,
  pictureColours.grass,
  pictureColours.pink,
  pictureColours.indigo,
] as const;

export const skinColours = [
  "#F8D9C2",
  "#EBBE9C",
  "#D29C74",
  "#B0764C",
  "#87553A",
  "#5F3A29",
] as const;

export const hairColours = [
  "#2B1D2B",
  "#54301F",
  "#8C4A2F",
  "#C9803F",
  "#E6C583",
  "#A79EB5",
  "#7A2E3B",
] as const;
