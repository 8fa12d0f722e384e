import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LockHeldError, takeLock } from "./lock";
import { identifyProcess } from "./process-identity";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-lock-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(number: number, holder: { pid: number; begun: string }) {
	const path = join(folder, `shop.lock.${number}`);
	writeFileSync(path, JSON.stringify({ ...holder, note: "there" }));
}

test("a lock held by a living process is refused with its number and note", () => {
	takeLock(folder, "shop", "http://localhost:3000");
	expect(() => takeLock(folder, "shop")).toThrow(LockHeldError);
	expect(() => takeLock(folder, "shop")).toThrow(
		expect.objectContaining({
			pid: process.pid,
			note: "http://localhost:3000",
		}),
	);
});

test("locks of other names in the same folder do not meet", () => {
	takeLock(folder, "shop");
	expect(() => takeLock(folder, "build")).not.toThrow();
});

test("a released lock can be taken again", () => {
	takeLock(folder, "shop").release();
	expect(() => takeLock(folder, "shop")).not.toThrow();
});

test("the lock of a dead process is taken over and cleared away", () => {
	const { pid } = spawnSync(process.execPath, ["--version"]);
	leaveLock(3, { pid, begun: "long ago" });
	takeLock(folder, "shop");
	expect(readdirSync(folder)).toEqual(["shop.lock.4"]);
});

test("a later process with the number of a dead owner does not count as the owner", () => {
	leaveLock(1, { pid: process.pid, begun: "before the last restart" });
	expect(() => takeLock(folder, "shop")).not.toThrow();
});

test("a lock file cut short belongs to nobody", () => {
	writeFileSync(join(folder, "shop.lock.1"), "");
	expect(() => takeLock(folder, "shop")).not.toThrow();
});

test("whoever comes late to a dead owner's lock finds the new owner", () => {
	leaveLock(1, { pid: 0, begun: "" });
	leaveLock(2, identifyProcess(process.pid));
	expect(() => takeLock(folder, "shop")).toThrow(LockHeldError);
	expect(readdirSync(folder).sort()).toEqual(["shop.lock.1", "shop.lock.2"]);
});
