import { isMainThread } from "node:worker_threads";

// Loaded into each process of the storefront before its own code: when its parent dies, however it dies, the channel
// between them closes and the process leaves too, instead of keeping the port.

if (isMainThread && process.channel) {
	process.on("disconnect", () => process.exit(1));
	// Ours must not be kept alive by listening for this. Helpers that it starts itself live on their channel.
	if (process.env.START_PROCESS === String(process.ppid)) {
		process.channel.unref();
	}
}
