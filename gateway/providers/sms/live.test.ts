import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refused } from "../refused";
import { liveSms } from "./live";

const open: Server[] = [];
afterEach(() => {
	jest.restoreAllMocks();
	for (const server of open.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

const message = { to: "+85291230001", text: "042917", code: "042917" };

/** Answers with this status, or never. */
async function openService(status?: number) {
	const heard: unknown[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		heard.push({
			request: `${request.method} ${request.url}`,
			authorization: request.headers.authorization,
			body: JSON.parse(Buffer.concat(parts).toString()),
		});
		if (status)
			response.writeHead(status, { location: "http://127.0.0.1:1" }).end();
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	open.push(server);
	const { port } = server.address() as AddressInfo;
	const sms = liveSms({
		url: `http://127.0.0.1:${port}/send`,
		token: "secret",
	});
	return { sms, heard };
}

test("the service is told whom to write what, by who knows the token, and no more", async () => {
	const { sms, heard } = await openService(202);
	await sms.send(message);
	expect(heard).toEqual([
		{
			request: "POST /send",
			authorization: "Bearer secret",
			body: { to: "+85291230001", text: "042917" },
		},
	]);
});

test.each([500, 429, 401, 302])(
	"an answer of %i makes the message fail, without naming its receiver",
	async (status) => {
		const { sms } = await openService(status);
		const sent = sms.send(message).then(() => "taken", String);
		expect(await sent).toMatch(/Error/);
		expect(await sent).not.toMatch(/9123|042917|secret/);
	},
);

test.each([
	[400, true],
	[422, true],
	[401, false],
	[429, false],
	[503, false],
])("an answer of %i is a refusal for good: %s", async (status, isForGood) => {
	const { sms } = await openService(status);
	const failed = await sms.send(message).catch((error) => error);
	expect(failed instanceof Refused).toBe(isForGood);
});

test("a service that never answers is given eight seconds", async () => {
	const limits: number[] = [];
	jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		limits.push(ms);
		return AbortSignal.abort(new DOMException("late", "TimeoutError"));
	});
	const { sms } = await openService();
	await expect(sms.send(message)).rejects.toThrow("late");
	expect(limits).toEqual([8_000]);
});
