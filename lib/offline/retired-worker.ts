import { cachePrefix } from "./offline-terms";
import type { WorkerScope } from "./worker-scope";

// What devices get that have a worker of a shop which wants none any more: it leaves, with all that was kept.

const scope = self as unknown as WorkerScope;

async function leave(): Promise<void> {
	const names = await caches.keys();
	const own = names.filter((name) => name.startsWith(cachePrefix));
	await Promise.all(own.map((name) => caches.delete(name)));
	await scope.registration.unregister();
}

scope.addEventListener("install", (event) => {
	event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
	event.waitUntil(leave());
});
