/**
 * Drawings of things and actions. All of their files are in this module, so it is loaded lazily; both
 * drawings are hidden from screen readers, since words say the same.
 */
import type { CardPicture as CardPictureId } from "@codetale/domain/stories/pictures/cards";
import { figureKinds, type FigureKind } from "@codetale/domain/stories/pictures/figures";
import type { ThingId } from "@codetale/domain/stories/pictures/things";
import { SvgPart, SvgPicture } from "#ui/display/svg-picture";
import { FigurePicture } from "./figures/figure-picture.tsx";

/** The text of each file, by its path from here. */
export const pictureFiles = import.meta.glob<string>(["./things/*.svg", "./actions/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The picture of a choice, as large as its parent. */
export function CardPicture({ picture }: { picture: CardPictureId }) {
  if (isFigureKind(picture)) return <FigurePicture kind={picture} />;
  return <SvgPicture file={fileOf(picture)} />;
}

/** A thing within a larger drawing, on 96 units from its upper left corner. */
export function ThingPart({ thing, transform }: { thing: ThingId; transform: string }) {
  return <SvgPart file={fileOf(thing)} transform={transform} />;
}

function isFigureKind(picture: CardPictureId): picture is FigureKind {
  return figureKinds.some((kind) => kind === picture);
}

function fileOf(id: Exclude<CardPictureId, FigureKind>): string {
  return pictureFiles[`./things/${id}.svg`] ?? pictureFiles[`./actions/${id}.svg`] ?? "";
}
