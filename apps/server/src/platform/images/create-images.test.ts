import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { createImages } from "./create-images.ts";

const images = createImages();

describe("an image of", () => {
  it.each([
    ["PNG", (image: Sharp) => image.png()],
    ["JPEG", (image: Sharp) => image.jpeg()],
    ["WebP", (image: Sharp) => image.webp()],
    ["GIF", (image: Sharp) => image.gif()],
  ])("%s becomes WebP of the same size and colour", async (_, encode) => {
    const clean = await images.clean(await encode(plain(30, 20)).toBuffer(), { longestEdge: 100 });

    expect(clean).toMatchObject({ width: 30, height: 20 });
    expect((await sharp(clean.bytes).metadata()).format).toBe("webp");
    const { dominant } = await sharp(clean.bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it("many frames becomes its first", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((colour) => plain(20, 20, colour).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);

    const clean = await images.clean(gif, { longestEdge: 100 });
    expect(clean).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(clean.bytes).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(clean.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it("a transparent picture stays transparent", async () => {
    const png = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { bytes } = await images.clean(png, { longestEdge: 100 });
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });
});

describe("the size", () => {
  it("fits into the longest edge, its shape kept", async () => {
    const clean = await images.clean(await plain(400, 100).png().toBuffer(), { longestEdge: 200 });
    expect(clean).toMatchObject({ width: 200, height: 50 });
  });

  it("is not blown up", async () => {
    const clean = await images.clean(await plain(40, 10).png().toBuffer(), { longestEdge: 200 });
    expect(clean).toMatchObject({ width: 40, height: 10 });
  });

  it("of a photo is a square of exactly that edge", async () => {
    for (const [width, height] of [
      [400, 100],
      [40, 100],
    ] as const) {
      const upload = await plain(width, height).png().toBuffer();
      expect(await images.clean(upload, { longestEdge: 150, square: true })).toMatchObject({
        width: 150,
        height: 150,
      });
    }
  });
});

describe("what a photo tells besides its picture", () => {
  it("is turned into pixels where it says which way is up, and dropped", async () => {
    const jpeg = await plain(40, 20)
      .withExif({
        IFD0: { Make: "SecretCam" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(jpeg).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 40, height: 20 });
    expect(before.exif?.toString("latin1")).toContain("SecretCam");

    const { bytes, width, height } = await images.clean(jpeg, { longestEdge: 100 });

    expect([width, height]).toEqual([20, 40]);
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.toString("latin1")).not.toContain("SecretCam");
  });
});

describe("refused as no image", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["text that is named like a picture", Buffer.from("PNG? Only its name says so.")],
    ["an SVG, which can carry programs", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["an SVG with a declaration", Buffer.from('<?xml version="1.0"?><svg width="1" height="1"/>')],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["only a PNG's first bytes", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ])("%s", async (_, upload) => {
    await expect(images.clean(upload, { longestEdge: 100 })).rejects.toMatchObject({
      reason: "file/not-an-image",
    });
  });

  it("a TIFF, which nobody asked for", async () => {
    const upload = await plain(10, 10).tiff().toBuffer();
    await expect(images.clean(upload, { longestEdge: 100 })).rejects.toMatchObject({
      reason: "file/not-an-image",
    });
  });

  it.each([0.3, 0.6, 0.9])("a JPEG of which %d arrived", async (share) => {
    const jpeg = await noise(300, 300).jpeg().toBuffer();
    const upload = jpeg.subarray(0, Math.floor(jpeg.length * share));
    await expect(images.clean(upload, { longestEdge: 100 })).rejects.toMatchObject({
      reason: "file/not-an-image",
    });
  });

  it("a PNG with its middle damaged", async () => {
    const png = await noise(200, 200).png().toBuffer();
    png.fill(0, 20_000, 20_500);
    await expect(images.clean(png, { longestEdge: 100 })).rejects.toMatchObject({
      reason: "file/not-an-image",
    });
  });
});

describe("refused as too large", () => {
  it("more than 8 MB, whatever it is", async () => {
    await expect(
      images.clean(Buffer.alloc(8 * 1024 * 1024 + 1), { longestEdge: 100 }),
    ).rejects.toMatchObject({ reason: "file/too-large" });
  });

  it("a small file that unpacks to 900 megapixels, by its header", async () => {
    const bomb = hugePng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);

    await expect(images.clean(bomb, { longestEdge: 100 })).rejects.toMatchObject({
      reason: "file/too-large",
      message: "This image is too large. The limit is 50 megapixels.",
    });
  });
});

it("takes in no more pictures than it can unpack, and says that it is busy", async () => {
  const narrow = createImages({ atOnce: 1, waiting: 1 });
  const upload = await noise(500, 500).png().toBuffer();
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => narrow.clean(upload, { longestEdge: 100 })),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(results[2]).toMatchObject({ reason: { reason: "server/busy" } });
});

describe("[OPEN-2] of uploads in memory", () => {
  it("four are one account's, and the next is told how long to wait", async () => {
    const { receive } = createImages();
    const reading = Array.from({ length: 4 }, () => held<string>());
    const received = reading.map(({ promise }) => receive("mina", () => promise));
    const refused = { reason: "request/too-many", details: { retryAfterMs: 2000 } };
    await expect(receive("mina", async () => "fifth")).rejects.toMatchObject(refused);
    expect(await receive("lena", async () => "another's")).toBe("another's");

    reading[0]?.resolve("first");
    reading[1]?.reject(new Error("hung up"));
    await expect(received[1]).rejects.toThrow("hung up");
    expect(await received[0]).toBe("first");
    const again = reading.slice(0, 2).map(() => receive("mina", () => reading[2]!.promise));
    await expect(receive("mina", async () => "fifth")).rejects.toMatchObject(refused);
    for (const { resolve } of reading) resolve("read");
    expect(await Promise.all(again)).toEqual(["read", "read"]);
  });

  it("24 are there in all", async () => {
    const { receive } = createImages();
    const { promise, resolve } = held<string>();
    const received = Array.from({ length: 24 }, (_, n) => receive(`uid ${n % 6}`, () => promise));
    const refused = { reason: "server/busy", details: { retryAfterMs: 2000 } };
    await expect(receive("another", async () => "read")).rejects.toMatchObject(refused);

    resolve("read");
    await Promise.all(received);
    expect(await receive("another", async () => "read")).toBe("read");
  });
});

function plain(width: number, height: number, background = "#e0a000"): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "black",
    },
  });
}

/** A promise that a test settles. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  return { promise, resolve, reject };
}

/** A black picture of one bit per pixel, written by hand because no library would hold it in memory. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
