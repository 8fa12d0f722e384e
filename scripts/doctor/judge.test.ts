import { judgeConnections } from "./checks/connections";
import { judgeServer } from "./checks/database";
import { judgeDisk } from "./checks/disk";
import { judgeMemory } from "./checks/memory";
import { describeNode } from "./checks/node";
import { judgeSecret } from "./judge-secret";

test.each([
	["18.20.0", "fail"],
	["20.18.3", "fail"],
	["20.19.0", "warn"],
	["22.12.0", "ok"],
	["24.21.0", "ok"],
	["26.0.0", "ok"],
])("Node %s is judged as %s", async (version, level) => {
	expect((await describeNode(version)).level).toBe(level);
});

test.each([
	[{ freeMegabytes: 20, freeFiles: 50_000 }, "fail"],
	[{ freeMegabytes: 1_000, freeFiles: 50_000 }, "warn"],
	[{ freeMegabytes: 9_000, freeFiles: 50_000 }, "ok"],
	[{ freeMegabytes: 9_000, freeFiles: 3 }, "fail"],
	[{ freeMegabytes: 9_000 }, "ok"],
])("a disk with %j is judged as %s", (disk, level) => {
	expect(judgeDisk({ folder: "/data", ...disk }).level).toBe(level);
});

test.each([
	[{ freeMegabytes: 200, isRunning: false }, "fail"],
	[{ freeMegabytes: 200, isRunning: true }, "ok"],
	[{ freeMegabytes: 600, isRunning: false }, "warn"],
	[{ freeMegabytes: 50, isRunning: true }, "fail"],
])("memory of %j is judged as %s", (memory, level) => {
	expect(judgeMemory({ allMegabytes: 4_000, ...memory }).level).toBe(level);
});

test.each([
	[{ used: 20, room: 97, wanted: 13 }, "ok"],
	[{ used: 80, room: 97, wanted: 13 }, "warn"],
	[{ used: 95, room: 97, wanted: 13 }, "fail"],
	[{ used: 1, room: 10, wanted: 13 }, "fail"],
])("connections of %j are judged as %s", (connections, level) => {
	expect(judgeConnections(connections).level).toBe(level);
});

test("a standby, a server that takes no writes, one without Chinese and an old one are told apart", () => {
	const right = { version: "17.2", encoding: "UTF8", writing: "open" };
	const levels = (changed: Partial<typeof right>) =>
		judgeServer({ ...right, ...changed }).map(({ level }) => level);
	expect(levels({})).toEqual(["ok"]);
	expect(levels({ writing: "standby" })).toEqual(["fail"]);
	expect(levels({ writing: "readOnly" })).toEqual(["fail"]);
	expect(levels({ encoding: "SQL_ASCII", version: "14.1" })).toEqual([
		"fail",
		"warn",
	]);
});

test.each([
	"a".repeat(48),
	"abcd".repeat(12),
	"0123456789".repeat(5),
	"changemechangemechangemechangeme",
	"your-secret-password-default-example",
	"harbour-market-secret-12345678",
	"short",
])("%s is refused as a secret, in words that do not repeat it", (secret) => {
	const fault = judgeSecret(secret);
	expect(fault).toBeDefined();
	expect(fault).not.toContain(secret);
});

test.each([
	"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c",
	"Kx8#vQ2!mZr7^tLp0&wSbN4*eYc",
	"correct horse battery staple and a tram to Kennedy Town",
])("%s is a secret", (secret) => {
	expect(judgeSecret(secret)).toBeUndefined();
});
