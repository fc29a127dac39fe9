import { codeBlock, type SampleQuestion } from "./code-block.ts";

export const pythonProblems: readonly SampleQuestion[] = [
  {
    question: "Return the first character of a string that does not repeat, or `None`.",
    answer: `Count every character, then walk the string once more and stop at the first one that was counted once. Two passes are still linear, and easier to get right than one clever pass.

${codeBlock(
  "python",
  `
from collections import Counter


def first_unique(text):
    seen = Counter(text)
    return next((char for char in text if seen[char] == 1), None)


assert first_unique("swiss") == "w"
assert first_unique("aabb") is None
assert first_unique("") is None
`,
)}

Time is O(n). Space is the number of different characters, so a constant for plain ASCII. Ask whether \`A\` and \`a\` are the same before you start.`,
  },
  {
    question: "Find the positions of two numbers in a list that add up to a target.",
    answer: `Go through the list once and remember where each number was. For every number, what is missing is \`target - number\`: if that was seen before, you are done.

${codeBlock(
  "python",
  `
def two_sum(numbers, target):
    position_of = {}
    for position, number in enumerate(numbers):
        missing = target - number
        if missing in position_of:
            return position_of[missing], position
        position_of[number] = position
    return None


assert two_sum([2, 7, 11, 15], 9) == (0, 1)
assert two_sum([3, 3], 6) == (0, 1)
assert two_sum([5], 10) is None
`,
)}

Look up before you store. The other way round, a single \`5\` would pair up with itself for a target of 10. O(n) time and space; comparing every pair would be O(n²).`,
  },
  {
    question: "Merge all intervals that overlap. What changes once they are sorted by their start?",
    answer: `Sorted by start, an interval can only overlap the one that was kept last. So either it makes that one longer, or it begins a new one.

${codeBlock(
  "python",
  `
def merge(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


assert merge([[8, 10], [1, 3], [2, 6]]) == [[1, 6], [8, 10]]
assert merge([[1, 9], [2, 3]]) == [[1, 9]]
assert merge([[1, 2], [2, 3]]) == [[1, 3]]
`,
)}

The \`max\` is what people forget: the second interval may lie within the first. Sorting makes it O(n log n). Ask whether intervals that only touch count as overlapping; here they do.`,
  },
  {
    question: "What is the fewest number of coins that add up to an amount?",
    answer: `Taking the largest coin first fails: with coins 1, 3 and 4 it pays 6 as 4 + 1 + 1, while 3 + 3 is shorter. Instead, solve every smaller amount first and add one coin to the best of them.

${codeBlock(
  "python",
  `
def fewest_coins(coins, amount):
    best = [0] + [None] * amount
    for total in range(1, amount + 1):
        before = [best[total - coin] for coin in coins if coin <= total]
        reachable = [count for count in before if count is not None]
        best[total] = min(reachable) + 1 if reachable else None
    return best[amount]


assert fewest_coins([1, 3, 4], 6) == 2
assert fewest_coins([5], 3) is None
assert fewest_coins([2], 0) == 0
`,
)}

O(amount × coins) time, O(amount) space. Say the recurrence aloud before you write the loop: \`best[t] = 1 + min(best[t - c])\`.`,
  },
];
