import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Added, addedMigrations } from "@/gateway/testing/next-release";
import { root } from "../house/list-files";

export interface Release {
	/** As it is told. */
	name: string;
	folder: string;
}

export const thisRelease: Release = { name: "this release", folder: root };

const migrations = "gateway/db/migrations";
const newFolder = () => mkdtempSync(join(tmpdir(), "harbour-release-"));

/**
 * The release before, as the history has it: the last tag that is not this commit, else the commit before the newest
 * migration. Undefined without a history, or where that one does not know yet that others may be newer.
 */
export function findReleaseBefore(asked?: string): Release | undefined {
	const commit = asked ?? lastTag() ?? beforeNewestMigration();
	if (!commit || !git("ls-tree", commit, "gateway/db/schema-state.ts"))
		return undefined;
	const folder = newFolder();
	const tar = execFileSync("git", ["archive", "--format=tar", commit], {
		cwd: root,
		maxBuffer: 1 << 30,
	});
	execFileSync("tar", ["-x", "-C", folder], { input: tar });
	bringPackages(folder);
	return { name: `release ${commit.slice(0, 12)}`, folder };
}

function lastTag(): string | undefined {
	const head = git("rev-parse", "HEAD");
	return git(
		"tag",
		"--list",
		"v*",
		"--merged",
		"HEAD",
		"--sort=-version:refname",
	)
		.split("\n")
		.find((tag) => tag && git("rev-parse", `${tag}^{commit}`) !== head);
}

function beforeNewestMigration(): string | undefined {
	const journal = `${migrations}/meta/_journal.json`;
	const newest = git("log", "-1", "--format=%H", "--", journal);
	return newest && git("rev-parse", "--verify", "--quiet", `${newest}^`);
}

/** Empty where git does not know, or there is none. */
function git(...args: string[]): string {
	try {
		const options = { cwd: root, encoding: "utf8", stdio: "pipe" } as const;
		return execFileSync("git", args, options).trim();
	} catch {
		return "";
	}
}

/** A release to come: this one, with migrations that are not written yet. */
export function makeReleaseAfter(name: string, added: Added): Release {
	const folder = newFolder();
	for (const path of [
		"gateway",
		"lib",
		"messages",
		"package.json",
		"scripts",
		"tsconfig.json",
	])
		cpSync(join(root, path), join(folder, path), { recursive: true });
	symlinkSync(join(root, "public"), join(folder, "public"));
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	writeMigrations(join(folder, migrations), added);
	return { name, folder };
}

function writeMigrations(folder: string, added: Added): void {
	const file = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8"));
	for (const { tag, when, text } of addedMigrations(added)) {
		journal.entries.push({ ...journal.entries[0], tag, when });
		writeFileSync(join(folder, `${tag}.sql`), text);
	}
	writeFileSync(file, JSON.stringify(journal));
}

/** Those that are here, where the lock file is the same. */
function bringPackages(folder: string): void {
	const [ours, theirs] = [root, folder].map((one) =>
		readFileSync(join(one, "package-lock.json"), "utf8"),
	);
	if (ours === theirs && existsSync(join(root, "node_modules")))
		symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	else {
		mkdirSync(join(folder, "node_modules"), { recursive: true });
		execFileSync("npm", ["ci", "--omit=dev", "--silent"], {
			cwd: folder,
			stdio: "inherit",
		});
	}
}
