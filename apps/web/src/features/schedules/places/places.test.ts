import { isTimeZone } from "@codetale/domain/wall-clock";
import { at } from "@codetale/domain/testing/at";
import { expect, it, test } from "vitest";
import { knownCities } from "./known-cities.ts";
import { findPlaces, placeText } from "./place-search.ts";
import { allPlaces } from "./places.ts";

const places = allPlaces(at("10:00"));

function found(typed: string): string[] {
  return findPlaces(places, typed).map((place) => `${placeText(place)} ${place.offset}`);
}

test.each([
  ["India", "Kolkata, India GMT+5:30"],
  ["Kolkata", "Kolkata, India GMT+5:30"],
  ["Asia/Kolkata", "Kolkata, India GMT+5:30"],
  ["mumbai", "Mumbai, India GMT+5:30"],
  ["germany", "Berlin, Germany GMT+1"],
  ["  New  york ", "New York, United States GMT-5"],
  ["san fran", "San Francisco, United States GMT-8"],
  ["sao paulo", "Sao Paulo, Brazil GMT-3"],
  ["brasilia", "Brasília, Brazil GMT-3"],
  ["JST", "Tokyo, Japan GMT+9"],
  ["GMT+5:45", "Kathmandu, Nepal GMT+5:45"],
  ["utc", "UTC GMT"],
])("[BOOK-5] %s finds %s first", (typed, place) => {
  expect(found(typed)[0]).toBe(place);
});

it("[BOOK-5] finds all places that keep a time of that name", () => {
  expect(found("IST")).toEqual(
    expect.arrayContaining(["Kolkata, India GMT+5:30", "Jerusalem, Israel GMT+2"]),
  );
  expect(found("CET")).toEqual(expect.arrayContaining(["Paris, France GMT+1"]));
});

it("[BOOK-5] finds the cities of a country that has several times", () => {
  const cities = found("Australia").join();

  for (const city of ["Sydney", "Perth", "Adelaide"]) expect(cities).toContain(city);
});

it("finds nothing for nothing, and at most 30 for a letter", () => {
  expect(found(" ")).toEqual([]);
  expect(found("Atlantis")).toEqual([]);
  expect(found("a")).toHaveLength(30);
});

it("[BOOK-5] knows the country of every zone but UTC", () => {
  expect(places.filter(({ country }) => country === "").map(({ city }) => city)).toEqual(["UTC"]);
});

it("[BOOK-5] names cities only by zones that can be booked in and that are offered", () => {
  const offered = new Set(places.map(({ timeZone }) => timeZone));

  for (const zone of Object.keys(knownCities)) {
    expect([zone, isTimeZone(zone), offered.has(zone)]).toEqual([zone, true, true]);
  }
});
