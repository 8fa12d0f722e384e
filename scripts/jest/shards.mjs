import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

// Jest loads every module anew for each test file: zod, hono, drizzle and React some two hundred times a run. A shard is
// one file to jest and loads them once for all the test files it holds. By hand each test file runs by itself.

const root = join(import.meta.dirname, "../..");

/** Folders and endings of each project's test files, and how many shards they are dealt into. */
export const projects = {
	unit: {
		folders: ["components", "lib", "app", "messages", "server"],
		ending: ".test.ts",
		shards: 2,
	},
	dom: {
		folders: ["components", "lib", "app", "messages"],
		ending: ".test.tsx",
		shards: 2,
	},
	gateway: { folders: ["gateway", "scripts"], ending: ".test.ts", shards: 3 },
};

/** Files that start, kill and lock out processes of their own. */
const ofProcesses = /^gateway\/db\/embedded\//;

/** @typedef {keyof typeof projects} Project */

/**
 * The projects that a run takes in shards, by TEST_PROJECTS; none where test files are run by hand.
 * @returns {Project[]}
 */
export function projectsInShards() {
	const names = process.env.TEST_PROJECTS?.split(",") ?? [];
	return /** @type {Project[]} */ (names);
}

/** @param {string} file whether it replaces modules, or works on processes */
function standsAlone(file) {
	if (ofProcesses.test(file)) return true;
	const text = readFileSync(join(root, file), "utf8");
	return text.includes("jest.mock(") || text.includes("@jest-environment");
}

/**
 * The test files of a project, all or those that match TEST_FILES, in a fixed order.
 * @param {Project} project
 */
function filesOf(project) {
	const { folders, ending } = projects[project];
	const wanted = new RegExp(process.env.TEST_FILES ?? "");
	return folders
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
				.filter((name) => name.endsWith(ending))
				.map((name) => `${folder}/${name}`),
		)
		.filter((file) => wanted.test(file))
		.sort();
}

/** @param {Project} project @returns {string[]} */
export function filesAlone(project) {
	return filesOf(project).filter(standsAlone);
}

/** @param {Project} project @param {number} shard from 1 @returns {string[]} */
function filesOfShard(project, shard) {
	return filesOf(project)
		.filter((file) => !standsAlone(file))
		.filter((_, at) => at % projects[project].shards === shard - 1);
}

/** How many test files a run in shards takes. */
export function countFiles() {
	return projectsInShards().flatMap(filesOf).length;
}

/** A shard's path tells which it is: `scripts/jest/unit/2.shard.ts`. */
const shardPath = /scripts\/jest\/(\w+)\/(\d+)\.shard\.ts$/;

/** @param {string} path */
export function isShard(path) {
	return shardPath.test(relative(root, path));
}

/** The test files of the shard at a path. @param {string} path */
export function filesOfShardAt(path) {
	const [, project, number] = shardPath.exec(relative(root, path)) ?? [];
	return filesOfShard(/** @type {Project} */ (project), Number(number));
}
