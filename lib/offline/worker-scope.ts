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

interface PushEvent extends Extendable {
	data: { json: () => unknown } | null;
}

interface NoticeClick extends Extendable {
	notification: { data: unknown; close: () => void };
}

interface Window {
	url: string;
	focus: () => Promise<unknown>;
}

interface Message extends Extendable {
	data: unknown;
}

interface Events {
	install: Extendable;
	activate: Extendable;
	fetch: FetchEvent;
	message: Message;
	push: PushEvent;
	notificationclick: NoticeClick;
}

export interface WorkerScope {
	location: Location;
	skipWaiting: () => Promise<void>;
	clients: {
		claim: () => Promise<void>;
		matchAll: (wanted: { type: "window" }) => Promise<readonly Window[]>;
		openWindow: (address: string) => Promise<unknown>;
	};
	registration: {
		unregister: () => Promise<boolean>;
		navigationPreload?: { enable: () => Promise<void> };
		pushManager?: {
			getSubscription: () => Promise<{
				unsubscribe: () => Promise<boolean>;
			} | null>;
		};
		showNotification: (
			title: string,
			shown: { body: string; tag: string; icon: string; data: string },
		) => Promise<void>;
	};
	addEventListener: <Name extends keyof Events>(
		name: Name,
		listener: (event: Events[Name]) => void,
	) => void;
}
