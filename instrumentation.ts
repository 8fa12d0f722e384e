/** Next calls this once, before it answers. Builds and the middleware's runtime have nothing to keep fresh. */
export async function register(): Promise<void> {
	if (process.env.NEXT_PHASE === "phase-production-build") return;
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { keepFresh } = await import("./lib/freshness/keep-fresh");
		keepFresh();
	}
}
