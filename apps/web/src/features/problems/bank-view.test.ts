import { expect, it, test } from "vitest";
import { bankAddress, pagesOf, readBankView } from "./bank-view.ts";

test.each([
  ["", { search: "", page: 1 }],
  ["?search=linked+list&page=3", { search: "linked list", page: 3 }],
  ["?search=%20a%20", { search: "a", page: 1 }],
  ["?search=a%00b", { search: "ab", page: 1 }],
  [`?search=${"x".repeat(300)}`, { search: "x".repeat(200), page: 1 }],
])("reads %j", (address, view) => {
  expect(readBankView(new URLSearchParams(address))).toEqual(view);
});

test.each(["0", "-1", "1.5", "two", "", "10001", "1e99"])("takes page %j for the first", (page) => {
  expect(readBankView(new URLSearchParams({ page })).page).toBe(1);
});

it("says only what is not as usual", () => {
  expect(bankAddress({ search: "", page: 1 })).toBe("/all_questions");
  expect(bankAddress({ search: "a&b=c", page: 2 })).toBe("/all_questions?search=a%26b%3Dc&page=2");
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])("%i questions are %i pages", (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});
