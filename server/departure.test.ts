import { Agent } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { deferred } from "@/gateway/testing/deferred";
import { openTestHost, type TestHost } from "./testing/open-test-host";

let host: TestHost;
const agents: Agent[] = [];
afterEach(async () => {
	for (const agent of agents.splice(0)) agent.destroy();
	await host.close();
});

/** A proxy's side: connections are used again while both want to. */
function keepAlive(): Agent {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	agents.push(agent);
	return agent;
}

test("from the signal on every answer closes its connection, and readiness says so, while requests are still taken", async () => {
	host = await openTestHost((_, res) => res.end("served"), {
		patience: { delayMs: 60_000, drainMs: 10_000 },
	});
	const agent = keepAlive();
	const before = await host.ask("/cart", { agent });
	expect(before.headers.connection).toBe("keep-alive");
	void host.departure.leave();
	const after = await host.ask("/cart", { agent });
	expect([after.body, after.headers.connection]).toEqual(["served", "close"]);
	expect((await host.ask("/readyz")).status).toBe(503);
	expect((await host.ask("/healthz")).status).toBe(200);
	expect((await host.ask("/cart")).status).toBe(200);
});

test("an answer that is under way when the signal comes is given whole", async () => {
	const rendering = deferred();
	const begun = deferred();
	host = await openTestHost(async (_, res) => {
		begun.resolve();
		await rendering.promise;
		res.end("whole");
	});
	const agent = keepAlive();
	const answer = host.ask("/cart", { agent });
	await begun.promise;
	const gone = host.departure.leave();
	while (host.server.listening) await setImmediate();
	await expect(host.ask("/cart")).rejects.toThrow();
	rendering.resolve();
	const { body, headers } = await answer;
	expect([body, headers.connection]).toEqual(["whole", "close"]);
	await gone;
});

test("connections that ask nothing do not hold the end up", async () => {
	host = await openTestHost((_, res) => res.end("served"));
	await host.ask("/cart", { agent: keepAlive() });
	await host.departure.leave();
	expect(host.server.listening).toBe(false);
});

test("a connection that the system has taken while the process was busy is served", async () => {
	host = await openTestHost((_, res) => res.end("served"));
	const closed = deferred();
	let said = "";
	// Where a turn of the process ends: the next one looks at its timers before it takes connections.
	await setImmediate();
	const socket = connect(host.port, "127.0.0.1");
	socket.on("data", (part) => {
		said += part;
	});
	socket.on("error", () => {});
	socket.on("close", () => closed.resolve());
	socket.write("GET /cart HTTP/1.1\r\nHost: x\r\n\r\n");
	// The connection is made and waits to be taken.
	await new Promise<void>((next) => process.nextTick(next));
	const gone = host.departure.leave();
	const busyUntil = performance.now() + 20;
	while (performance.now() < busyUntil);
	await closed.promise;
	expect(said).toContain("Connection: close");
	expect(said).toContain("served");
	await gone;
});

test("a stream that has no end holds nothing up, and its reader finds it whole", async () => {
	const begun = deferred();
	host = await openTestHost(() => {}, {
		calls: (_, res) => {
			res.writeHead(200, { "content-type": "text/event-stream" });
			res.write(":\n\n", () => begun.resolve());
		},
		patience: { delayMs: 0, drainMs: 60_000 },
	});
	const answer = host.ask("/api/front/conversation/stream", {
		agent: keepAlive(),
	});
	await begun.promise;
	await host.departure.leave();
	expect((await answer).body).toBe(":\n\n");
});
