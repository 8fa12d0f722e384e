import type { Gateway } from "./app";
import type { Readiness } from "./readiness";

/** Not calls of the protocol: what a supervisor or a load balancer asks. */
export function serveReadiness(gateway: Gateway, readiness: Readiness): void {
	gateway.get("/healthz", (c) => c.json({ status: "alive" }));
	gateway.get("/readyz", async (c) => {
		const reason = await readiness.check();
		c.header("cache-control", "no-store");
		if (!reason) return c.json({ status: "ready" });
		return c.json({ status: "notReady", reason }, 503, { "retry-after": "5" });
	});
}
