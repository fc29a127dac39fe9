/** A shared story, made by the sample learner. */
import { randomUUID } from "node:crypto";
import type { AppServer } from "./app-server.ts";
import { sampleLearner, samplePassword } from "./fixtures.ts";

/** @returns the story's id */
export async function makeSharedStory({ url }: AppServer): Promise<string> {
  const signedIn = await fetch(`${url}/onboard/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: sampleLearner, password: samplePassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, "idempotency-key": randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { story_id: string };
  };
  const { story_id } = await post("/generate/", {
    childrens_info: [{ name: "Mina", age: "6", interests: "dinosaurs, the moon" }],
    characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
    learning_objectives: ["sharing toys"],
    story_language: "English",
    storyteller: "builtin",
  });
  await post(`/stories/${story_id}/share`, { shared: true });
  return story_id;
}
