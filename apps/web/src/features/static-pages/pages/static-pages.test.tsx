// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { legalTexts, type LegalTopic } from "#lib/text/legal-texts";
import { renderRoutes } from "#testing/render-routes";
import { AboutPage } from "./about-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { LegalPage } from "./legal-page.tsx";

const files = Object.keys(import.meta.glob("../../../../public/backers/*.svg", { query: "?raw" }));

afterEach(() => {
  cleanup();
});

describe("[PAGES-1] About us", () => {
  beforeEach(() => void renderRoutes([{ path: "/", element: <AboutPage /> }], "/"));

  it("says how few become proficient, and that learners are linked with experts", () => {
    expect(heading(1, "About Us")).toBeTruthy();
    expect(document.title).toBe("About Us · Codetale");
    expect(
      heading(2, "Less than 1% of coding enthusiasts become proficient developers."),
    ).toBeTruthy();
    expect(screen.getByText(/Codetale links learners with experts/)).toBeTruthy();
  });

  it("has an open letter that its founder has signed", () => {
    const letter = within(screen.getByRole("region", { name: "An open letter" }));

    const signature = letter.getByRole("img", { name: /^Signature of / });
    const founder = signature.getAttribute("aria-label")?.replace("Signature of ", "") ?? "";
    expect(letter.getByText(founder)).toBeTruthy();
    expect(letter.getByText("Founder of Codetale")).toBeTruthy();
  });

  it("tells the journey, year after year", () => {
    const journey = within(screen.getByRole("region", { name: "Our journey" }));
    const stops = journey.getAllByRole("listitem");
    const years = stops.map((stop) => within(stop).getByText(/^20\d\d$/).textContent);

    expect(years).toEqual([...years].sort());
    expect(years.at(-1)).toBe("2024");
    expect(journey.getAllByRole("heading", { level: 3 })).toHaveLength(stops.length);
  });

  it("shows two backers by their logos, each in words as well, from files that are there", () => {
    const backers = within(screen.getByRole("region", { name: "Our backers" }));
    const logos = backers.getAllByRole<HTMLImageElement>("img");

    expect(logos).toHaveLength(2);
    for (const logo of logos) {
      expect(logo.alt).not.toBe("");
      expect(files).toContain(`../../../../public${logo.getAttribute("src")}`);
    }
  });
});

describe("[PAGES-2] Contact us", () => {
  beforeEach(() => void renderRoutes([{ path: "/", element: <ContactPage /> }], "/"));

  it("wants to connect", () => {
    expect(heading(1, "Let's connect")).toBeTruthy();
    expect(document.title).toBe("Contact Us · Codetale");
  });

  it("has a card to reach out, with an e-mail link", () => {
    const card = within(screen.getByRole("region", { name: "Reach out" }));
    const link = card.getByRole("link");

    expect(link.getAttribute("href")).toBe(`mailto:${link.textContent}`);
    expect(link.textContent).toBe("hello@codetale.example");
  });

  it("has a card with area, city and postcode", () => {
    const card = screen.getByRole("region", { name: "Address" });

    expect(card.querySelector("address")?.textContent).toBe(
      "Dahisar EastMumbai 400068Maharashtra, India",
    );
  });
});

describe("[REG-2] the page of", () => {
  test.each<[LegalTopic, string, string]>([
    ["terms-of-use", "Terms of use", "/privacy"],
    ["privacy-policy", "Privacy policy", "/terms"],
  ])("the %s holds the text of its modal, and leads to the other", (topic, title, other) => {
    renderRoutes([{ path: "*", element: <LegalPage topic={topic} /> }], "/");

    expect(heading(1, title)).toBeTruthy();
    expect(document.title).toBe(`${title} · Codetale`);
    for (const { heading: name, paragraphs } of legalTexts[topic].sections) {
      const section = within(screen.getByRole("region", { name }));
      for (const paragraph of paragraphs) expect(section.getByText(paragraph)).toBeTruthy();
    }
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain(other);
  });

  it("the privacy policy leads by its contents to each of its parts", () => {
    renderRoutes([{ path: "*", element: <LegalPage topic="privacy-policy" /> }], "/");

    const contents = within(screen.getByRole("navigation", { name: "On this page" }));
    for (const link of contents.getAllByRole("link")) {
      const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(target?.textContent).toBe(link.textContent);
    }
  });
});

function heading(level: number, name: string): HTMLElement {
  return screen.getByRole("heading", { level, name });
}
