import { once } from "node:events";
import { join } from "node:path";
import next from "next";
import { readDepartureSettings } from "@/gateway/departure-settings";
import { startTracing } from "@/gateway/tracing";
import { env } from "@/lib/process/env";
import { isOn } from "@/lib/process/switches";
import { watchClientAddresses } from "@/lib/proxy/client-address";
import { closings } from "@/lib/storage/closings";
import { serveCalls } from "./calls";
import { commonHeadersOf } from "./common-headers";
import { createHost } from "./host";
import { readKnownPaths } from "./known-paths";
import { openHostLimits } from "./limits";
import { watchOpening } from "./opening";
import { watchOutage } from "./pages/outage";
import { serveWorker } from "./worker-file";

// A storefront process: `scripts/start/web.ts` starts it and starts it again.

/**
 * Node cuts small buffers out of pieces of 8 kB, and one that is kept for an hour keeps the whole piece: stores of small
 * values took three times what they counted.
 */
Buffer.poolSize = 512;

const root = process.cwd();
const distDir = process.env.NEXT_DIST_DIR || ".next";
const port = Number(process.env.PORT ?? 3000);
watchClientAddresses(env().TRUST_PROXY);

const stopTracing = await startTracing();
const app = next({ dev: false, dir: root, port });
await app.prepare();
const framework = app.getRequestHandler();
const { server, departure } = createHost({
	framework,
	calls: serveCalls(),
	commonHeaders: commonHeadersOf(env().SITE_URL),
	worker: serveWorker(join(root, distDir), isOn("OFFLINE_PAGES")),
	known: readKnownPaths(root, distDir),
	limits: openHostLimits(),
	outage: watchOutage(isGatewayAway),
	opening: watchOpening(askWhetherOpen),
	addressOfClient: ({ headers, socket }) =>
		String(headers["x-client-address"] ?? socket.remoteAddress),
	patience: readDepartureSettings(process.env),
});

async function leave(): Promise<void> {
	await departure.leave();
	await Promise.all(closings().map((close) => close()));
	await stopTracing();
	process.exit(0);
}
process.on("SIGTERM", () => void leave());
process.on("SIGINT", () => void leave());

server.listen(port);
await once(server, "listening");

/** A gateway of somebody else's that has no first run is open. */
async function askWhetherOpen(): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/front/setup`);
	const { code, data } = await answer.json();
	if (code === 404) return true;
	if (code !== 200) throw new Error(`the gateway answered ${code}`);
	return data.isOpen;
}

/** Asked of ourselves, since the gateway may be in this process or elsewhere, and Next knows the way. */
async function isGatewayAway(): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
	if (answer.status !== 503) return false;
	const { reason } = await answer.json();
	return reason === "databaseAway" || reason === "gatewayAway";
}
