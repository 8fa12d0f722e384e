import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFingerprint } from "../house/fingerprint";
import { root } from "../house/list-files";
import { withMarks } from "../house/stamped-figures";
import { measuredPaths } from "./measured-paths";

// Marks the figures of docs/performance.md that are older than what they measure: `npm run bench:mark`.

const file = join(root, "docs/performance.md");
const house = { paths: measuredPaths, fingerprint: readFingerprint() };
writeFileSync(file, withMarks(readFileSync(file, "utf8"), house));
