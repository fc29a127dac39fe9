/**
 * Escaping of text for Twee. Story formats interpret most marks, and all of them read HTML entities
 * as literal ones.
 */

import { oneLine } from "../sanitize-text.ts";

/** Marks that some story format interprets, alone or (the second part) in pairs. */
const MARKUP = /[<>[\]{}|$*_`\\#=@]|\/(?=%)|\((?=[\w-]+:)|([/'~^-])\1+|&(?=#|\w)|^:/g;

const NAMED = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" }),
);

const LARGEST_CODE_POINT = 0x10_ff_ff;

export function tweeText(text: string): string {
  return oneLine(text).replace(MARKUP, (marks) =>
    [...marks].map((mark) => `&#${mark.codePointAt(0) ?? 0};`).join(""),
  );
}

/** The text that Twee without links displays, on one line. */
export function shownText(twee: string): string {
  return oneLine(decoded(withoutEmphasis(twee)));
}

function withoutEmphasis(twee: string): string {
  return twee
    .replace(/<br ?\/?>/gi, " ")
    .replace(/<\/?(?:b|i|u|s|em|strong|p|span|small|big)>/gi, "")
    .replace(/^ *#{1,6} /gm, "")
    .replace(/(''|\*\*|__|~~|\^\^|(?<!:)\/\/)(?=\S)([^\n]{0,300}?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, "$1");
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|(\w{2,6}));/g, (entity, ...parts) => {
    const [decimal, hexadecimal, name] = parts as (string | undefined)[];
    if (name !== undefined) return NAMED.get(name) ?? entity;
    const code = decimal === undefined ? parseInt(hexadecimal ?? "", 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : entity;
  });
}

/** Halves of surrogate pairs are none, and no database column can hold them. */
function isCharacter(code: number): boolean {
  return code <= LARGEST_CODE_POINT && (code < 0xd8_00 || code > 0xdf_ff);
}

/** A name in a passage's header, where a backslash keeps brackets and braces from ending it. */
export function unescapedName(text: string): string {
  return oneLine(text.replace(/\\(.)/g, "$1"));
}

/** A tag, with spaces and brackets encoded. */
export function tweeTag(text: string): string {
  return text.replace(/[\s%[\]{}\\\p{Cc}]/gu, (mark) => encodeURIComponent(mark));
}

export function tagText(tag: string): string {
  return tag.replace(/(?:%[\dA-Fa-f]{2})+/g, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded; // A literal per cent sign.
    }
  });
}
