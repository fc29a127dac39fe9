import { createContext, use } from "react";
import { textDirection } from "../language-tag.ts";

/** The tag of the story's language, such as `hi`; undefined where it is unknown. */
export const StoryLanguage = createContext<string | undefined>(undefined);

/** A story's text within the interface, marked with the story's language and direction. */
export function StoryText({ children }: { children: string }) {
  const lang = use(StoryLanguage);
  return (
    <bdi lang={lang} dir={textDirection(lang)}>
      {children}
    </bdi>
  );
}
