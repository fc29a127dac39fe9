/** Passages of Twee that hold metadata or code and are no scenes. */

const NAMES: ReadonlySet<string> = new Set([
  "StoryTitle",
  "StoryData",
  "StoryAuthor",
  "StorySubtitle",
  "StorySettings",
  "StoryIncludes",
  "StoryInit",
  "StoryMenu",
  "StoryCaption",
  "StoryBanner",
  "StoryInterface",
  "StoryDisplayTitle",
  "StoryShare",
  "StoryFooter",
  "PassageHeader",
  "PassageFooter",
  "PassageReady",
  "PassageDone",
]);

const TAGS: ReadonlySet<string> = new Set([
  "script",
  "stylesheet",
  "widget",
  "init",
  "annotation",
  "header",
  "footer",
  "startup",
  "Twine.private",
]);

export function isSpecialPassage(name: string): boolean {
  return NAMES.has(name);
}

export function isSpecialTag(tag: string): boolean {
  return TAGS.has(tag);
}
