import { describe, expect, it } from "vitest";
import { aTable } from "../testing/a-table.ts";
import { ComposerDraft } from "./composer-draft.ts";

const anImage = (name: string) => ({ blob: new Blob([name]), width: 40, height: 30 });

/** The draft of `owner` as it is after a reload. */
async function reloaded(table: ReturnType<typeof aTable>, owner = "ada/s1/composer") {
  const draft = new ComposerDraft(owner, table);
  await draft.load();
  return draft.state.get();
}

async function textsOf({ images }: { images: readonly { blob: Blob }[] }): Promise<string[]> {
  return Promise.all(images.map(({ blob }) => blob.text()));
}

describe("[CHAT-6] what is being written", () => {
  it("is there after a reload, text and images in their order", async () => {
    const table = aTable();
    const draft = new ComposerDraft("ada/s1/composer", table);
    draft.write("on");
    await draft.attach([anImage("one"), anImage("two")]);
    await draft.attach([anImage("three")]);
    draft.write("on its way");
    const kept = await reloaded(table);
    expect(kept.text).toBe("on its way");
    expect(await textsOf(kept)).toEqual(["one", "two", "three"]);
  });

  it("is kept without what was taken out of it", async () => {
    const table = aTable();
    const draft = new ComposerDraft("ada/s1/composer", table);
    draft.write("on its way");
    await draft.attach([anImage("one"), anImage("two")]);
    draft.detach(draft.state.get().images[0]?.id ?? "");
    draft.write("");
    const kept = await reloaded(table);
    expect(kept.text).toBe("");
    expect(await textsOf(kept)).toEqual(["two"]);
  });

  it("leaves nothing behind once it is cleared", async () => {
    const table = aTable();
    const draft = new ComposerDraft("ada/s1/composer", table);
    draft.write("on its way");
    await draft.attach([anImage("one")]);
    draft.clear();
    expect(draft.state.get()).toEqual({ text: "", images: [] });
    expect(table.rows.size).toBe(0);
  });

  it("[CHAT-5] is no other account's, and no other conversation's", async () => {
    const table = aTable();
    new ComposerDraft("ada/s1/composer", table).write("on its way");
    for (const owner of ["grace/s1/composer", "ada/s2/composer"]) {
      expect(await reloaded(table, owner)).toEqual({ text: "", images: [] });
    }
  });

  it("does not take the place of what was typed while it was loaded", async () => {
    const table = aTable();
    new ComposerDraft("ada/s1/composer", table).write("old");
    const draft = new ComposerDraft("ada/s1/composer", table);
    const loading = draft.load();
    draft.write("new");
    await loading;
    expect(draft.state.get().text).toBe("new");
  });
});
