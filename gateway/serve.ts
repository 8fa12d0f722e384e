import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { serve } from "@hono/node-server";
import type { Gateway } from "./app";
import { type Departure, openDeparture } from "./departure";
import { readDepartureSettings } from "./departure-settings";
import { keepAliveMs } from "./keep-alive";
import { openGateway } from "./open";
import { readGatewaySettings, SettingError } from "./settings";
import { startTracing } from "./tracing";

// The gateway alone on a port: `npm run gateway`. The storefront reaches it through GATEWAY_URL. With `--worker`, of
// `npm run worker`, it takes no calls and does the shop's jobs alone; its port tells how it is.

const isWorker = process.argv.includes("--worker");
/** What whoever looks after a worker asks. */
const watched = new Set(["/healthz", "/readyz", "/metrics"]);

/** Longest time for a whole request to come in: one that drips holds nothing open. */
const requestMs = 30_000;

async function start(): Promise<void> {
	const settings = readGatewaySettings({
		...process.env,
		...(isWorker && { JOBS: "here" }),
	});
	const patience = readDepartureSettings(process.env);
	const stopTracing = await startTracing();
	const { gateway, log, worker, close } = openGateway(settings);
	const { WORKER_PORT = 3200, GATEWAY_PORT = 3100 } = process.env;
	const port = Number(isWorker ? WORKER_PORT : GATEWAY_PORT);
	const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
	const server = serve(
		{
			fetch: (request) => answer(gateway, departure, request),
			port,
			serverOptions: limits,
		},
		() => log.info({ port }, `${isWorker ? "worker" : "gateway"} is open`),
	) as Server;
	const departure = openDeparture(server, patience);
	server.prependListener("request", (_: IncomingMessage, res: ServerResponse) =>
		departure.watch(res),
	);
	worker.start();

	const stop = async () => {
		void worker.stop();
		await departure.leave();
		setTimeout(() => process.exit(1), patience.drainMs).unref();
		await close();
		await stopTracing();
		process.exit(0);
	};
	process.on("SIGTERM", () => void stop());
	process.on("SIGINT", () => void stop());
}

/** Whoever asks whether it should get requests hears no from the signal on. */
function answer(
	gateway: Gateway,
	departure: Departure,
	request: Request,
): Response | Promise<Response> {
	const { pathname } = new URL(request.url);
	if (isWorker && !watched.has(pathname))
		return new Response(null, { status: 404 });
	return pathname === "/readyz" && departure.isLeaving()
		? new Response(null, { status: 503, headers: { "retry-after": "5" } })
		: gateway.fetch(request);
}

try {
	await start();
} catch (error) {
	if (!(error instanceof SettingError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
