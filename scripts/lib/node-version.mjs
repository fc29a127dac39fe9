/**
 * Uses no newer syntax or modules than very old versions of Node have, so that those print the
 * message.
 */

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/** Ends the process with a message when this Node is too old for the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return;
  console.error(
    `Codetale needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
