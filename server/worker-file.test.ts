import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestHost, type TestHost } from "./testing/open-test-host";
import { serveWorker } from "./worker-file";

const folder = mkdtempSync(join(tmpdir(), "worker-"));
writeFileSync(join(folder, "worker.js"), "keep()");
writeFileSync(join(folder, "retired-worker.js"), "leave()");
let host: TestHost;

async function open(isOn: boolean): Promise<TestHost> {
	host = await openTestHost((_, res) => res.end("a page"), {
		worker: serveWorker(folder, isOn),
	});
	return host;
}

afterEach(() => host.close());
afterAll(() => rmSync(folder, { recursive: true }));

test("the worker is asked for anew each time, and may ask for nothing but the shop", async () => {
	const { ask, rendered } = await open(true);
	const { status, headers, body } = await ask("/worker.js?v=1");
	expect([status, body]).toEqual([200, "keep()"]);
	expect(headers).toMatchObject({
		"cache-control": "no-cache",
		"content-security-policy": "default-src 'none'; connect-src 'self'",
		"content-type": "text/javascript; charset=utf-8",
		"x-content-type-options": "nosniff",
	});
	expect((await ask("/worker.js", { method: "HEAD" })).body).toBe("");
	expect(rendered).toEqual([]);
});

test("a shop that wants none has browsers get the worker that leaves", async () => {
	const { ask } = await open(false);
	expect((await ask("/worker.js")).body).toBe("leave()");
});
