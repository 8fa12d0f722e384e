import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { freePort } from "@/gateway/testing/free-port";

/** `npm run doctor` as it is typed, for a shop whose database is away. */
async function type(...argv: string[]) {
	const away = `127.0.0.1:${await freePort()}`;
	const child = spawn(
		process.execPath,
		["--import", "tsx", "scripts/doctor.ts", ...argv],
		{
			env: {
				...process.env,
				PORT: String(await freePort()),
				DATABASE_URL: `postgresql://shop:a-hidden-word@${away}/shop`,
				SMTP_URL: "mail.example",
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	const ended = new Promise((settle) => child.once("close", settle));
	const [out, err] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
	]);
	return { code: await ended, out, err };
}

test("the command ends with 2 where something is wrong, in a line each and without a stack or a secret", async () => {
	const { code, out, err } = await type();
	expect(code).toBe(2);
	expect(err).toBe("");
	expect(out).toMatch(
		/^fail {2}database +.*ECONNREFUSED.*\(start that server/m,
	);
	expect(out).toMatch(/^fail {2}settings +SMTP_URL must look like/m);
	for (const line of out.trim().split("\n"))
		expect(line).toMatch(/^(ok {2}|warn|fail) {2}[a-z-]+ /);
	expect(out).not.toContain("a-hidden-word");
});

test("a machine reads the same as a list", async () => {
	const { code, out } = await type("--json");
	expect(code).toBe(2);
	expect(JSON.parse(out)).toContainEqual({
		name: "database",
		level: "fail",
		what: expect.stringContaining("ECONNREFUSED"),
		remedy: "start that server, or correct DATABASE_URL",
	});
});

test("a word that it does not know is one line and no stack", async () => {
	const { code, out, err } = await type("--jason");
	expect([code, out]).toEqual([2, ""]);
	expect(err.trim().split("\n")).toHaveLength(1);
	expect(err).toContain("npm run doctor [-- --json]");
});
