import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Every file of the repository that is there and not ignored, in the order of its path. */
export function listFiles(): string[] {
	const listed = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	);
	return [...new Set(listed.split("\0"))]
		.filter((file) => file !== "" && existsSync(join(root, file)))
		.sort();
}
