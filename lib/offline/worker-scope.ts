// As much of a service worker's world as ours needs. TypeScript's own description of it contradicts that of pages, which
// the rest of the shop is checked by.

export interface Extendable {
	waitUntil: (work: Promise<unknown>) => void;
}

export interface Asking extends Extendable {
	request: Request;
	/** What the browser asked for while the worker started; undefined where it does not. */
	preloadResponse: Promise<Response | undefined> | undefined;
}

interface FetchEvent extends Asking {
	respondWith: (answer: Promise<Response>) => void;
}

interface Message extends Extendable {
	data: unknown;
}

interface Events {
	install: Extendable;
	activate: Extendable;
	fetch: FetchEvent;
	message: Message;
}

export interface WorkerScope {
	location: Location;
	skipWaiting: () => Promise<void>;
	clients: { claim: () => Promise<void> };
	registration: {
		unregister: () => Promise<boolean>;
		navigationPreload?: { enable: () => Promise<void> };
	};
	addEventListener: <Name extends keyof Events>(
		name: Name,
		listener: (event: Events[Name]) => void,
	) => void;
}
