import { vi } from "vitest";

/** Parts of a browser that jsdom does not have and the chat screens need. */
export function stubBrowserParts(): void {
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  vi.stubGlobal("CSS", { supports: () => false });
  vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30 }));
  URL.createObjectURL = () => "blob:image";
  URL.revokeObjectURL = () => {};
}

class FakeResizeObserver {
  observe(): void {}
  disconnect(): void {}
}
