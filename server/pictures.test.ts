import type { IncomingMessage, ServerResponse } from "node:http";
import { openTestHost, type TestHost } from "./testing/open-test-host";

const bytes = Buffer.from("a picture");
const time = "Wed, 25 Nov 2026 00:00:00 GMT";
const tag = 'W/"9-1"';
const path = "/sample/goods/apple/1-400.webp";

let host: TestHost;
afterEach(() => host.close());

/** As Next sends what it reads off the disk. */
function sendFile(req: IncomingMessage, res: ServerResponse): void {
	if (req.url?.includes("none")) {
		res.writeHead(404, { "cache-control": "no-store" }).end("nothing");
		return;
	}
	const { range, "accept-encoding": encoding } = req.headers;
	res.setHeader("cache-control", "public, max-age=604800");
	res.setHeader("content-type", "image/webp");
	res.setHeader("content-length", bytes.length);
	res.setHeader("last-modified", time);
	res.setHeader("etag", tag);
	if (encoding) res.setHeader("content-encoding", encoding);
	res.statusCode = range ? 206 : 200;
	res.end(req.method === "HEAD" ? undefined : bytes);
}

const open = async () => {
	host = await openTestHost(sendFile);
};

test("a picture is read once, and sent from memory as it was sent before", async () => {
	await open();
	const { headers: said, ...first } = await host.ask(path);
	const { date: _, ...rest } = said;
	for (const address of [path, `${path}?x=1`]) {
		const answer = await host.ask(address);
		expect(answer).toMatchObject({ ...first, headers: rest });
		expect(answer.headers.age).toBeUndefined();
	}
	const head = await host.ask(path, { method: "HEAD" });
	expect([head.status, head.body]).toEqual([200, ""]);
	expect(head.headers).toMatchObject(rest);
	expect(host.rendered).toEqual([path]);
});

test("a browser that has it hears just that", async () => {
	await open();
	await host.ask(path);
	const asked: Record<string, string>[] = [
		{ "if-none-match": tag },
		{ "if-none-match": tag, "if-modified-since": time },
	];
	for (const headers of asked) {
		const answer = await host.ask(path, { headers });
		expect([answer.status, answer.body]).toEqual([304, ""]);
		expect(answer.headers).toMatchObject({ etag: tag, "last-modified": time });
		expect(answer.headers["content-type"]).toBeUndefined();
		expect(answer.headers["content-length"]).toBeUndefined();
	}
	expect(host.rendered).toEqual([path]);
});

test.each([
	["a part of it", { range: "bytes=0-3" }],
	["another than it is", { "if-none-match": '"other"' }],
	["one of later than a time", { "if-modified-since": time }],
	[
		"the tag with another time",
		{
			"if-none-match": tag,
			"if-modified-since": "Thu, 01 Jan 2015 00:00:00 GMT",
		},
	],
	["no copy", { "cache-control": "no-cache" }],
])("whoever asks for %s is answered by who reads it", async (_, headers) => {
	await open();
	await host.ask(path);
	await host.ask(path, { headers: headers as Record<string, string> });
	expect(host.rendered).toEqual([path, path]);
});

test("what is not there, or packed for one browser alone, is not kept", async () => {
	await open();
	for (const address of ["/pictures/none.webp", "/sample/manifest.json"]) {
		await host.ask(address);
		await host.ask(address);
	}
	const deflated = { headers: { "accept-encoding": "deflate" } };
	await host.ask(path, deflated);
	const plain = await host.ask(path);
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(host.rendered).toHaveLength(6);
});
