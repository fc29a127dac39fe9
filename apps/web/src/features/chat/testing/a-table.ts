import type { DeviceTable } from "../sync/device-table.ts";

/** The browser's table in memory, for all tabs; `rows` is what a reload would find. */
export function aTable(): DeviceTable & { rows: Map<string, { id: string }> } {
  const rows = new Map<string, { id: string }>();
  return {
    rows,
    load: async <Row extends { id: string }>(owner: string) =>
      [...rows].filter(([key]) => key.startsWith(`${owner} `)).map(([, row]) => row as Row),
    put: async (owner, row) => void rows.set(`${owner} ${row.id}`, row),
    replace: async (owner, row) => {
      const key = `${owner} ${row.id}`;
      if (rows.has(key)) rows.set(key, row);
    },
    remove: async (owner, id) => void rows.delete(`${owner} ${id}`),
  };
}
