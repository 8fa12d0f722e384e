import { cpSync, existsSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../house/list-files";
import { isShipped, shippedPaths } from "./shipped";

// `node --import tsx scripts/ship/gather.ts FOLDER`: puts what a shop runs into a folder, for the image.

const [, , folder] = process.argv;
if (!folder) throw new Error("Name the folder to gather in.");
if (!existsSync(join(root, ".next/host.mjs")))
	throw new Error("There is no build; run `npm run build` first.");
for (const path of shippedPaths)
	cpSync(join(root, path), join(folder, path), {
		recursive: true,
		verbatimSymlinks: true,
		filter: (source) => isShipped(relative(root, source)),
	});
