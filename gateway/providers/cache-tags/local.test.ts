import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tellStorefronts } from "./local";

interface Heard {
	request: string;
	authorization: IncomingHttpHeaders["authorization"];
	body: unknown;
}

const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

async function openStorefront(status: number) {
	const heard: Heard[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		heard.push({
			request: `${request.method} ${request.url}`,
			authorization: request.headers.authorization,
			body: JSON.parse(Buffer.concat(parts).toString()),
		});
		response.writeHead(status).end();
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	open.push(server);
	const { port } = server.address() as AddressInfo;
	return { heard, address: `http://127.0.0.1:${port}` };
}

test("every storefront is told what fell, by who knows the secret", async () => {
	const storefronts = [await openStorefront(204), await openStorefront(204)];
	const cacheTags = tellStorefronts({
		addresses: () => storefronts.map(({ address }) => address),
		secret: "a secret between the two",
	});
	await cacheTags.drop(["goods:1", "home"]);
	for (const { heard } of storefronts)
		expect(heard).toEqual([
			{
				request: "POST /api/refresh",
				authorization: "Bearer a secret between the two",
				body: { tags: ["goods:1", "home"] },
			},
		]);
});

test("a storefront that refuses or is away makes the effect fail, so that it is tried again", async () => {
	const refusing = await openStorefront(404);
	for (const address of [refusing.address, "http://127.0.0.1:1"]) {
		const cacheTags = tellStorefronts({
			addresses: () => [address],
			secret: "a secret between the two",
		});
		await expect(cacheTags.drop(["goods:1"])).rejects.toThrow();
	}
});

test("with no storefront to tell, nothing fails", async () => {
	const cacheTags = tellStorefronts({ addresses: () => [], secret: "none" });
	await expect(cacheTags.drop(["goods:1"])).resolves.toBeUndefined();
});
