/** Geometry of the square crop of a photo, in the photo's own pixels. */

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** Centre of the square. */
  x: number;
  y: number;
  /** 1 is the largest possible square, 2 one with half its side. */
  zoom: number;
}

/** The closest zoom: a square with a quarter of the largest side. */
export const MOST_ZOOM = 4;

export function centredCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Side of the square. */
export function sideOf({ zoom }: Pick<Crop, "zoom">, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** Moves the square, at most to the edge of the photo. */
export function shifted(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  return inside({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, size);
}

/** Zooms about the centre of the square, as far as the edges of the photo allow. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  return inside({ ...crop, zoom: between(1, zoom, MOST_ZOOM) }, size);
}

function inside(crop: Crop, size: Size): Crop {
  const half = sideOf(crop, size) / 2;
  return {
    ...crop,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
