import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { writeBySending } from "./write-by-sending";

interface Asked {
	path: string;
	body: unknown;
}

let gateway: Server;
let asked: Asked[] = [];
let code = 200;

beforeAll(async () => {
	gateway = createServer(async (req, res) => {
		const parts: Buffer[] = [];
		for await (const part of req) parts.push(part);
		const body = JSON.parse(Buffer.concat(parts).toString());
		asked.push({ path: req.url ?? "", body });
		res
			.writeHead(200, { "content-type": "application/json" })
			.end(JSON.stringify({ code, message: "", data: null }));
	});
	await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
	const { port } = gateway.address() as AddressInfo;
	process.env.GATEWAY_URL = `http://127.0.0.1:${port}`;
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
});
afterAll(async () => {
	gateway.closeAllConnections();
	await new Promise((done) => gateway.close(done));
});
beforeEach(() => {
	asked = [];
	code = 200;
});

const form = { locale: "en", key: "7c9e6679-7425-40de-944b-e07fc1f90ae7" };

const send = (
	fields: Record<string, string>,
	headers: Record<string, string> = {},
) =>
	writeBySending(
		new Request("http://localhost/api/message", {
			method: "POST",
			headers: { cookie: "session=token", ...headers },
			body: new URLSearchParams({ ...form, ...fields }),
		}),
	);

test("what is typed is sent under the form's own key, and the way leads back", async () => {
	const { status, headers } = await send({
		merId: "2",
		goodsId: "12",
		text: "One\r\nTwo",
	});
	expect(asked).toEqual([
		{
			path: "/api/front/conversation/send",
			body: { merId: 2, goodsId: 12, key: form.key, text: "One\nTwo" },
		},
	]);
	expect(status).toBe(303);
	expect(headers.get("location")).toBe(
		"/en/users/conversation?with=2&goodsId=12&sent=yes",
	);
});

test("what was on the page is read, with an answer or without one", async () => {
	const seen = { id: "5", upTo: "40", text: "" };
	const { headers } = await send({ ...seen, only: "read" });
	const read = { path: "/api/front/conversation/read/5", body: { upTo: 40 } };
	expect(asked).toEqual([read]);
	expect(headers.get("location")).toBe("/en/users/conversation?with=shop");
	await send({ ...seen, text: "Thank you" });
	expect(asked.slice(1).map(({ path }) => path)).toEqual([
		read.path,
		"/api/front/conversation/send",
	]);
});

test("what was refused is said, and a session that has ended is asked for again", async () => {
	code = 429;
	const refused = await send({ text: "Hello" });
	expect(refused.headers.get("location")).toMatch(/&sent=no$/);
	expect(refused.headers.getSetCookie()).toEqual([]);
	code = 410_001;
	const ended = await send({ text: "Hello" });
	expect(ended.headers.getSetCookie().join()).toMatch(/session=;/);
});

test("another site writes nothing, and a form that is none of ours neither", async () => {
	const foreign = { origin: "https://elsewhere.example" };
	expect((await send({ text: "Hello" }, foreign)).status).toBe(400);
	expect((await send({ text: "Hello", locale: "xx" })).status).toBe(400);
	expect(asked).toEqual([]);
});
