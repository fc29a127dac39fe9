import { codeBlock, type SampleQuestion } from "./code-block.ts";

export const cppProblems: readonly SampleQuestion[] = [
  {
    question: "How long is the longest part of a string in which no character repeats?",
    answer: `Slide a window over the string. When a character comes in that the window has already, move its left edge just behind the earlier one.

${codeBlock(
  "c++",
  `
#include <algorithm>
#include <array>
#include <string_view>

int longest_without_repeat(std::string_view text) {
    std::array<int, 256> next_start{};
    int start = 0;
    int longest = 0;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        start = std::max(start, next_start[byte]);
        next_start[byte] = i + 1;
        longest = std::max(longest, i - start + 1);
    }
    return longest;
}
`,
)}

O(n) time, O(1) space. Without the \`std::max\` the edge would jump back: try \`abba\`. The cast matters too, since \`char\` may be signed and would index below zero. For UTF-8, ask whether bytes or characters are meant.`,
  },
  {
    question: "Count the islands in a map of land and water; land is joined by its sides.",
    answer: `Each piece of land that was not seen yet is a new island. Flood it from there, so that none of it is counted again.

${codeBlock(
  "c++",
  `
#include <queue>
#include <string>
#include <utility>
#include <vector>

int count_islands(std::vector<std::string> map) {
    int islands = 0;
    std::queue<std::pair<int, int>> shore;
    const auto visit = [&](int row, int column) {
        if (row < 0 || row >= static_cast<int>(map.size())) return false;
        if (column < 0 || column >= static_cast<int>(map[row].size())) return false;
        if (map[row][column] != '#') return false;
        map[row][column] = '.';
        shore.emplace(row, column);
        return true;
    };

    for (int row = 0; row < static_cast<int>(map.size()); ++row) {
        for (int column = 0; column < static_cast<int>(map[row].size()); ++column) {
            if (visit(row, column)) ++islands;
            while (!shore.empty()) {
                const auto [r, c] = shore.front();
                shore.pop();
                visit(r - 1, c);
                visit(r + 1, c);
                visit(r, c - 1);
                visit(r, c + 1);
            }
        }
    }
    return islands;
}
`,
)}

Every cell joins the queue at most once: O(rows × columns). Mark a cell when it enters the queue, not when it leaves, or it will enter several times. The map is taken by value because flooding changes it.`,
  },
  {
    question:
      "Given courses and what each requires, find an order to take them in, or say there is none.",
    answer: `Take whatever requires nothing more, strike it off everywhere, repeat (Kahn's algorithm). If courses are left when nothing can be taken, they require each other in a circle.

${codeBlock(
  "c++",
  `
#include <optional>
#include <utility>
#include <vector>

using Requirement = std::pair<int, int>;  // course, what it requires

std::optional<std::vector<int>> course_order(int courses,
                                             const std::vector<Requirement>& requirements) {
    std::vector<std::vector<int>> unlocks(courses);
    std::vector<int> missing(courses, 0);
    for (const auto& [course, required] : requirements) {
        unlocks[required].push_back(course);
        ++missing[course];
    }

    std::vector<int> order;
    for (int course = 0; course < courses; ++course) {
        if (missing[course] == 0) order.push_back(course);
    }
    for (std::size_t taken = 0; taken < order.size(); ++taken) {
        for (const int course : unlocks[order[taken]]) {
            if (--missing[course] == 0) order.push_back(course);
        }
    }
    if (static_cast<int>(order.size()) < courses) return std::nullopt;
    return order;
}
`,
)}

The order serves as its own queue, which is why the loop goes by index: \`push_back\` would invalidate iterators. O(courses + requirements).`,
  },
];
