/**
 * Whisper's encoder is published for exactly 30 seconds: it adds a table of 1500 positions to its
 * input. Children answer in two or three seconds. As an input of the graph, the table can be as long
 * as the recording, and encoding costs a tenth.
 *
 * The file is a protobuf message, so this needs no parser: the table is renamed in place, and an
 * input under the old name is appended (entries of a repeated field may stand anywhere).
 */
export const POSITIONS = "embed_positions.weight";
export const WIDTH = 512;

const RENAMED = "embed_positions.unused";

/** Of `TensorProto`: its samples, which stand right behind its name. */
const RAW_DATA_TAG = 0x4a;

/** @throws RangeError where the file is not this encoder */
export function extractPositions(file: Uint8Array): { model: Uint8Array; positions: Float32Array } {
  const model = Buffer.concat([file, message(7, message(11, inputOf(POSITIONS)))]);
  for (let at = model.indexOf(POSITIONS); at !== -1; at = model.indexOf(POSITIONS, at + 1)) {
    if (model[at + POSITIONS.length] !== RAW_DATA_TAG) continue;
    const { value: length, end } = readVarint(model, at + POSITIONS.length + 1);
    const positions = new Float32Array(new Uint8Array(model.subarray(end, end + length)).buffer);
    model.write(RENAMED, at);
    return { model, positions };
  }
  throw new RangeError(`there is no table "${POSITIONS}" in this model`);
}

/** `ValueInfoProto`: a tensor of floats, some number of rows, `WIDTH` each. */
function inputOf(name: string): Buffer {
  const rows = message(1, message(2, Buffer.from("positions")));
  const columns = message(1, Buffer.concat([varint(1 << 3), varint(WIDTH)]));
  const float = Buffer.concat([varint(1 << 3), varint(1)]);
  const tensor = Buffer.concat([float, message(2, Buffer.concat([rows, columns]))]);
  return Buffer.concat([message(1, Buffer.from(name)), message(2, message(1, tensor))]);
}

function message(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    bytes.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    if (rest <= 0x7f) return Buffer.from(bytes);
  }
}

function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  let end = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end] ?? 0;
    value |= (byte & 0x7f) << shift;
    end += 1;
    if (byte <= 0x7f) return { value, end };
  }
}
