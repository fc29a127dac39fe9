import sharp from "sharp";

/** A real PNG, as a file that a person picks. */
export async function aPicture(
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#0F5C4D" },
  })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
