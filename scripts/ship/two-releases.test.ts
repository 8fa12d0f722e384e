import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { hasNginx, serveNginx } from "../bench/nginx";
import type { Served } from "../bench/serve";

const behindNginx = hasNginx() ? test : test.skip;

let nodes: Server[];
let proxy: Served;

/** A node of a release, which has the built files of that release and no others. */
async function openNode(release: string): Promise<Server> {
	const node = createServer(({ url = "" }, response) => {
		const isThere = !url.includes("/chunk-") || url.includes(release);
		response.setHeader("cache-control", isThere ? "max-age=60" : "no-store");
		response.writeHead(isThere ? 200 : 404).end(release);
	});
	await new Promise<void>((done) => node.listen(0, "127.0.0.1", done));
	return node;
}

beforeEach(async () => {
	nodes = [await openNode("old"), await openNode("new")];
	const addresses = nodes.map((node) => {
		const { port } = node.address() as AddressInfo;
		return `http://127.0.0.1:${port}`;
	});
	if (hasNginx()) proxy = await serveNginx(addresses, 1);
});
afterEach(async () => {
	await proxy?.stop();
	for (const node of nodes) node.close().closeAllConnections();
});

behindNginx(
	"while two releases run, a page of either gets its built files, whichever node is asked first",
	async () => {
		const statusOf = async (path: string) =>
			(await fetch(proxy.address + path)).status;
		for (const release of ["old", "new", "old", "new"])
			for (let at = 0; at < 3; at += 1) {
				const path = `/_next/static/chunks/chunk-${release}.js?${at}`;
				expect(await statusOf(path)).toBe(200);
			}
		expect(await statusOf("/_next/static/chunks/chunk-lost.js")).toBe(404);
		expect(await statusOf("/")).toBe(200);
	},
);

behindNginx(
	"once a release is gone its pages still get the files that somebody has had",
	async () => {
		const path = "/_next/static/chunks/chunk-old.js";
		expect((await fetch(proxy.address + path)).status).toBe(200);
		nodes[0]?.close().closeAllConnections();
		expect((await fetch(proxy.address + path)).status).toBe(200);
	},
);

behindNginx(
	"who reloads a page that was kept gets it from the shop, and so does everybody after",
	async () => {
		const ask = async (headers: Record<string, string> = {}) =>
			(await fetch(`${proxy.address}/page`, { headers })).text();
		const kept = await ask();
		const gone = nodes.find((_, at) => ["old", "new"][at] === kept);
		gone?.close().closeAllConnections();
		expect(await ask()).toBe(kept);
		const today = await ask({ "cache-control": "max-age=0" });
		expect(today).not.toBe(kept);
		expect(await ask()).toBe(today);
	},
);
