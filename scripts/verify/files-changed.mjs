import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** @param {...string} args @returns {string[]} nothing where git does not know the answer */
function askGit(...args) {
	const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
	return (stdout ?? "").split("\n").filter(Boolean);
}

/** Files that differ from what was last fetched or pushed, those git does not track yet too. */
function filesChanged() {
	const [base = "HEAD"] = askGit("merge-base", "HEAD", "@{upstream}");
	return [
		...askGit("diff", "--name-only", base),
		...askGit("ls-files", "--others", "--exclude-standard"),
	];
}

/**
 * A pattern for the gateway's test files that stand beside what has changed: in the same folder, or in the folder of the
 * feature that a contract or a table is named for. Undefined where none do.
 * @param {string[]} changed
 */
export function testsBeside(changed = filesChanged()) {
	const folders = changed
		.filter((file) => /^(gateway|scripts)\/.*\.m?[jt]s$/.test(file))
		.map((file) => {
			const [, feature] =
				/^gateway\/(?:contract\/[\w-]+|db\/schema|features\/[\w-]+)\/([\w-]+)/.exec(
					file,
				) ?? [];
			return feature
				? `gateway/(contract|features)/[^/]+/${feature}`
				: file.replace(/\/[^/]*$/, "");
		})
		// What stands around all features has its tests in http.
		.map((folder) => (folder === "gateway" ? "gateway/http" : folder));
	if (folders.length === 0) return undefined;
	return `^(${[...new Set(folders)].join("|")})[/.]`;
}
