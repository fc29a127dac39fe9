import { codeBlock, type SampleQuestion } from "./code-block.ts";

export const javaProblems: readonly SampleQuestion[] = [
  {
    question: "Reverse a singly linked list in place.",
    answer: `Keep three things in hand: the node you are at, the one behind you, and the one ahead, which you would lose otherwise. Turn one pointer round, then take one step.

${codeBlock(
  "java",
  `
class Node {
    int value;
    Node next;

    Node(int value, Node next) {
        this.value = value;
        this.next = next;
    }

    static Node reverse(Node head) {
        Node behind = null;
        while (head != null) {
            Node ahead = head.next;
            head.next = behind;
            behind = head;
            head = ahead;
        }
        return behind;
    }
}
`,
)}

O(n) time, O(1) space. An empty list and a list of one need no case of their own: say so, it shows that you checked. The recursive version is shorter and overflows the stack on a long list.`,
  },
  {
    question: "Decide whether the brackets `()[]{}` in a text are balanced.",
    answer: `Every opening bracket waits on a stack for its partner. A closing one has to match whatever waits on top, and nothing may be left waiting at the end.

${codeBlock(
  "java",
  `
import java.util.ArrayDeque;
import java.util.Deque;

class Brackets {
    static boolean isBalanced(String text) {
        Deque<Character> expected = new ArrayDeque<>();
        for (char bracket : text.toCharArray()) {
            switch (bracket) {
                case '(' -> expected.push(')');
                case '[' -> expected.push(']');
                case '{' -> expected.push('}');
                case ')', ']', '}' -> {
                    if (expected.isEmpty() || expected.pop() != bracket) return false;
                }
                default -> { }
            }
        }
        return expected.isEmpty();
    }
}
`,
)}

Pushing the partner that is expected, instead of the bracket itself, saves the table of pairs. Try \`(]\`, \`((\` and \`)(\`: counting alone would let the last one pass. Use \`ArrayDeque\`; the old \`Stack\` class locks on every call.`,
  },
  {
    question: "Build a cache of fixed size that forgets what was not used for the longest time.",
    answer: `It takes a map to find an entry and a doubly linked list to move it to the end, both in O(1). \`LinkedHashMap\` is exactly that when it keeps its order by access.

${codeBlock(
  "java",
  `
import java.util.LinkedHashMap;
import java.util.Map;

class LruCache<K, V> extends LinkedHashMap<K, V> {
    private final int capacity;

    LruCache(int capacity) {
        super(16, 0.75f, true);
        this.capacity = capacity;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > capacity;
    }
}
`,
)}

The \`true\` makes \`get\` count as a use. Expect to be asked for the list by hand next: a node before the first and one after the last spare you every null check. It is not safe for several threads as it stands.`,
  },
  {
    question: "Find the first position in a sorted array whose value is not less than a target.",
    answer: `Halve a range of positions that surely holds the answer. It may lie behind the last element, so the range ends at \`length\`, not at \`length - 1\`.

${codeBlock(
  "java",
  `
class Search {
    static int lowerBound(int[] sorted, int target) {
        int from = 0;
        int to = sorted.length;
        while (from < to) {
            int middle = from + (to - from) / 2;
            if (sorted[middle] < target) from = middle + 1;
            else to = middle;
        }
        return from;
    }
}
`,
)}

\`(from + to) / 2\` overflows on very large arrays. What holds on every round: everything left of \`from\` is less than the target, and nothing from \`to\` on is. The range shrinks each time, so it ends, after O(log n) rounds.`,
  },
];
