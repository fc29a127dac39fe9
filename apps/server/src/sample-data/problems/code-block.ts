/** A problem's texts, in Markdown. */
export interface SampleQuestion {
  question: string;
  answer: string;
}

/** A block of code between fences that name its language. */
export function codeBlock(language: string, code: string): string {
  return ["```" + language, code.trim(), "```"].join("\n");
}
