/** Next calls this once, before it answers. Builds and the middleware's runtime answer no shopper. */
export async function register(): Promise<void> {
	if (process.env.NEXT_PHASE === "phase-production-build") return;
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { watchClientAddresses } = await import("./lib/proxy/client-address");
		const { env } = await import("./lib/process/env");
		watchClientAddresses(env().TRUST_PROXY);
		const { keepFresh } = await import("./lib/freshness/keep-fresh");
		keepFresh();
	}
}
