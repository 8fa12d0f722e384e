import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openProxy, type ProxyStandIn } from "./proxy";

let nodes: Server[];
let proxy: ProxyStandIn;

beforeEach(async () => {
	nodes = ["one", "two"].map((name) =>
		createServer((request, response) => {
			if (request.url === "/break") return response.destroy();
			return request.pipe(response.setHeader("x-node", name));
		}),
	);
	for (const node of nodes)
		await new Promise<void>((done) => node.listen(0, "127.0.0.1", done));
	proxy = await openProxy(
		nodes.map((node) => {
			const { port } = node.address() as AddressInfo;
			return `http://127.0.0.1:${port}`;
		}),
	);
});
afterEach(async () => {
	await proxy.stop();
	for (const node of nodes) node.close().closeAllConnections();
});

async function ask(path = "/") {
	const answer = await fetch(proxy.address + path, {
		method: "POST",
		body: "said",
	});
	const { status, headers } = answer;
	return { status, node: headers.get("x-node"), text: await answer.text() };
}

test("nodes are asked in turn", async () => {
	const answers = [await ask(), await ask(), await ask()];
	expect(answers.map(({ text }) => text)).toEqual(["said", "said", "said"]);
	const [first, second, third] = answers.map(({ node }) => node);
	expect(first).not.toBe(second);
	expect(first).toBe(third);
});

test("what a node does not take goes to the other, and nothing is lost", async () => {
	nodes[0]?.close().closeAllConnections();
	for (let count = 0; count < 4; count += 1)
		expect(await ask()).toEqual({ status: 200, node: "two", text: "said" });
});

test("what breaks in the middle is told, and never asked a second time", async () => {
	expect((await ask("/break")).status).toBe(502);
});
