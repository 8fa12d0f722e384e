import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Lifetime } from "../../start/lifetime";
import { canContain, runContained } from "./contained";

const mark = `harbour-contained-test-${process.pid}`;
const isMarked = (path: string) => {
	try {
		return readFileSync(join(path, "environ"), "utf8").includes(mark);
	} catch {
		return false;
	}
};

/** Those that were started here, wherever they went. */
const processes = () =>
	readdirSync("/proc", { withFileTypes: true })
		.filter(({ name }) => /^\d+$/.test(name) && name !== String(process.pid))
		.map(({ name }) => join("/proc", name))
		.filter(isMarked);

const groups = () =>
	["systemd", "unified", ".", "memory"]
		.map((name) => join("/sys/fs/cgroup", name))
		.filter((path) => existsSync(path))
		.flatMap((path) => readdirSync(path))
		.filter((name) => name.startsWith("harbour-contained-"));

let exit: jest.SpyInstance;
let folder = "";

beforeEach(() => {
	process.env.MARK = mark;
	exit = jest.spyOn(process, "exit").mockImplementation(() => {
		return undefined as never;
	});
});
afterEach(() => {
	delete process.env.MARK;
	exit.mockRestore();
});

/** Its folder is where a process of its own says that it is. */
async function untilBegun(): Promise<void> {
	for (folder = ""; !folder; await wait(50))
		for (const path of processes()) {
			const environ = readFileSync(join(path, "environ"), "utf8");
			const [, found = ""] =
				/TMPDIR=(\S*?harbour-contained-[^\0]+)/.exec(environ) ?? [];
			if (found && existsSync(join(found, "begun"))) folder = found;
		}
}

const tried = canContain() ? test : test.skip;

tried(
	"what is ended half-way leaves no process, also none of a session of its own, no file and no control group",
	async () => {
		const before = groups();
		const lifetime = new Lifetime();
		const running = runContained(lifetime, [
			"sh",
			"-c",
			'for at in /sys/fs/cgroup /sys/fs/cgroup/memory; do [ -e $at/cgroup.procs ] && mkdir "$at/${TMPDIR##*/}-more"; done; setsid sh -c "trap : TERM; sleep 1000; sleep 1000" & mkdir -p "$TMPDIR/begun/a"; sleep 1000',
		]);
		await untilBegun();
		expect(processes().length).toBeGreaterThan(2);
		expect(groups().length).toBeGreaterThan(before.length);
		await lifetime.end(0);
		await running;
		expect(processes()).toEqual([]);
		expect(groups()).toEqual(before);
		expect(existsSync(folder)).toBe(false);
	},
);

tried(
	"what ends by itself answers its code, and takes along what it started",
	async () => {
		const before = groups();
		const lifetime = new Lifetime();
		const code = await runContained(lifetime, [
			"sh",
			"-c",
			"setsid sleep 1000 & exit 3",
		]);
		expect(code).toBe(3);
		expect(processes()).toEqual([]);
		await lifetime.end(0);
		expect(groups()).toEqual(before);
	},
);
