// @vitest-environment jsdom
import { listOwnRatings, rateCoder, type OwnRating } from "@codetale/contract/coders";
import { at } from "@codetale/domain/testing/at";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refuse, requestsTo, sentTo } from "#testing/server";
import { RateCoder } from "./rate-coder.tsx";

afterEach(cleanup);

const linus = { uid: "coder-1", name: "Linus", photoURL: null };
const given: OwnRating = {
  scheduleId: "s1",
  stars: 4,
  words: "Patient",
  changeableUntil: at("10:00"),
};

function listing(...ratings: OwnRating[]): void {
  on(listOwnRatings, { success: true, ratings });
}

function open(now = at("10:00") - 1) {
  const session = aSession();
  const element = <RateCoder uid={session.uid} scheduleId="s1" coder={linus} />;
  return renderRoutes([{ path: "/", element }], "/", { session, clock: { now: () => now } });
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}

describe("[SCHED-4] rating the coder of a completed session", () => {
  it("takes stars, and words if there are any", async () => {
    listing({ ...given, scheduleId: "another" });
    open();
    await press("Rate Linus");
    await userEvent.click(screen.getByRole("radio", { name: "4 of 5, very good" }));
    expect(screen.getByText("very good")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("In your words"), { target: { value: "Patient" } });

    listing(given);
    on(rateCoder, { success: true, rating: given });
    await press("Save rating");

    expect(await screen.findByText("You gave 4 stars")).toBeTruthy();
    expect(sentTo(rateCoder)).toEqual([{ scheduleId: "s1", stars: 4, words: "Patient" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks for stars before anything is sent", async () => {
    listing();
    open();
    await press("Rate Linus");
    await press("Save rating");

    expect(screen.getByText("Please choose one to five stars")).toBeTruthy();
    expect(sentTo(rateCoder)).toEqual([]);
  });

  it("is changed from what was given", async () => {
    listing(given);
    open();
    await press("Change rating");

    const four = screen.getByRole<HTMLInputElement>("radio", { name: "4 of 5, very good" });
    expect(four.checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("In your words").value).toBe("Patient");
  });

  it("is not changed any more from the instant on at which it is final", async () => {
    listing({ ...given, stars: 1 });
    open(given.changeableUntil);

    expect(await screen.findByText("You gave 1 star")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says why words are refused, and keeps them", async () => {
    listing(given);
    const message = "“shit” is not shown on a profile. Please choose other words.";
    refuse(rateCoder, "request/invalid", { message, errors: [{ path: "words", message }] });
    open();
    await press("Change rating");
    await press("Save rating");

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText("In your words").getAttribute("aria-invalid")).toBe("true");
  });

  it("says why it was not saved", async () => {
    listing(given);
    refuse(rateCoder, "rating/final");
    open();
    await press("Change rating");
    await press("Save rating");

    expect(await screen.findByText(/these are over/)).toBeTruthy();
  });

  it("says until which day it can be changed, which a change does not move", async () => {
    listing(given);
    on(rateCoder, { success: true, rating: { ...given, stars: 5 } });
    open();
    await press("Change rating");
    await press("Save rating");

    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(at("10:00"));
    expect(await screen.findByText(`Thank you. You can change it until ${day}.`)).toBeTruthy();
  });

  it("is not offered before it is known whether there is a rating", async () => {
    on(listOwnRatings, never);
    open();
    await waitFor(() => expect(requestsTo(listOwnRatings)).toHaveLength(1));

    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is offered once it could be read again whether there is one", async () => {
    refuse(listOwnRatings, "request/invalid");
    open();
    await screen.findByText("Your rating could not be read.");
    listing();
    await press("Try again to read your rating of Linus");

    expect(await screen.findByRole("button", { name: "Rate Linus" })).toBeTruthy();
    expect(screen.queryByText("Your rating could not be read.")).toBeNull();
  });
});
