/** What tests look for on a chat screen. */
import { screen, within } from "@testing-library/react";

export const log = () => screen.getByRole("log");
export const findLog = () => screen.findByRole("log");
export const bubbles = () => within(log()).queryAllByRole("article");
export const labels = () => bubbles().map((bubble) => bubble.getAttribute("aria-label"));
export const input = () => screen.getByRole("textbox", { name: "Message" });
export const button = (name: string) => screen.getByRole("button", { name });
export const maybeButton = (name: string) => screen.queryByRole("button", { name });
