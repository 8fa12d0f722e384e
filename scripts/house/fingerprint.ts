import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, root } from "./list-files";
import type { Fingerprint } from "./stamped-figures";

/** Changes nothing that is measured. */
const besides = /\.test\.tsx?$|\/testing\/|^gateway\/db\/sample\/|\.md$/;

/** Of the files as they lie there, whether committed or not. */
export function readFingerprint(): Fingerprint {
	const files = listFiles().filter((file) => !besides.test(file));
	return (paths) => {
		const hash = createHash("sha256");
		for (const file of files)
			if (paths.some((path) => file === path || file.startsWith(`${path}/`)))
				hash.update(`${file}\n`).update(readFileSync(join(root, file)));
		return hash.digest("hex").slice(0, 12);
	};
}
