import { spawnSync } from "node:child_process";
import path from "node:path";
import type { EngineName } from "./engine";
import { doesServerAnswer } from "./postgresql-engine";

// `npm run test:gateway`: the suite on the embedded database, then what touches a database once more on PostgreSQL.

const root = path.join(import.meta.dirname, "../..");
const asked = process.argv.slice(2);
const touchesDatabase = ["--testPathPatterns", "gateway/(http|features)/"];

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

function run(engine: EngineName, options: string[]): boolean {
	say(`Gateway tests on ${engine}`);
	const jest = path.join(root, "node_modules/jest/bin/jest.js");
	const { status } = spawnSync(
		process.execPath,
		[jest, "--selectProjects=gateway", ...options],
		{
			cwd: root,
			stdio: "inherit",
			env: { ...process.env, TEST_ENGINE: engine },
		},
	);
	return status === 0;
}

const results = [run("embedded", asked)];
if (await doesServerAnswer())
	results.push(run("postgresql", asked.length > 0 ? asked : touchesDatabase));
else if (process.env.TEST_DATABASE_URL) {
	say(
		"TEST_DATABASE_URL names a server that does not answer; start it or unset the variable.",
	);
	results.push(false);
} else
	say(
		"No PostgreSQL server answers: not tested on one. Name one with TEST_DATABASE_URL.",
	);
process.exitCode = results.every(Boolean) ? 0 : 1;
