/** The source of an expression for the paths that a route's path stands for: `/stories/:id`, `/docs/*`. */
export function pathPattern(path: string): string {
  return path
    .replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, "[^/]+")
    .replaceAll("*", ".*");
}
