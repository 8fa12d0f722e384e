import { execFileSync } from "node:child_process";
import {
	copyFileSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A checkout of the last commit to plant faults in. The builder takes no linked folder of packages, so files are linked one by one. */
export function openCopy(root: string): { path: string; remove: () => void } {
	const path = mkdtempSync(join(tmpdir(), "harbour-mutants-"));
	const git = (...args: string[]): void => {
		execFileSync("git", args, { cwd: root, stdio: "pipe" });
	};
	git("worktree", "add", "--detach", "--force", path, "HEAD");
	linkFiles(join(root, "node_modules"), join(path, "node_modules"));
	return {
		path,
		remove: () => git("worktree", "remove", "--force", path),
	};
}

function linkFiles(from: string, to: string): void {
	mkdirSync(to);
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) linkFiles(source, target);
		else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else linkOrCopy(source, target);
	}
}

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		// On another file system.
		copyFileSync(source, target);
	}
}
