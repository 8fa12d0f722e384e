import { answer, keepSeen } from "./answer";
import type { SeenPage, SessionWord } from "./offline-terms";
import { noteSession } from "./own-answer";
import { openNotice, showNotice } from "./push-answer";
import { forgetOthers, type Shelf } from "./shelf";
import type { WorkerScope } from "./worker-scope";

// The script of the service worker: `scripts/start/build-worker.ts` makes one file of it and says which build it is.

const scope = self as unknown as WorkerScope;
const shelf: Shelf = {
	caches,
	ask: (request) => fetch(request),
	origin: scope.location.origin,
	build: String(process.env.BUILD),
	now: Date.now,
	sessions: 0,
	endPush: async () => {
		const kept = await scope.registration.pushManager?.getSubscription();
		await kept?.unsubscribe();
	},
};

scope.addEventListener("install", (event) => {
	event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
	event.waitUntil(
		Promise.all([
			forgetOthers(shelf),
			// The browser asks for a page while the worker starts.
			scope.registration.navigationPreload?.enable(),
			scope.clients.claim(),
		]),
	);
});

scope.addEventListener("fetch", (event) => {
	const answered = answer(shelf, event);
	if (answered) event.respondWith(answered);
});

scope.addEventListener("message", (event) => {
	const message = event.data as SeenPage | SessionWord;
	if (message.kind === "session")
		event.waitUntil(noteSession(shelf, message.session));
	if (message.kind === "seen")
		event.waitUntil(keepSeen(shelf, message).catch(() => undefined));
});

scope.addEventListener("push", (event) => {
	event.waitUntil(showNotice(scope, event.data?.json()));
});

scope.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openNotice(scope, event.notification.data));
});
