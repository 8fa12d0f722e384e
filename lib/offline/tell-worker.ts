import type { LocaleCode } from "@/gateway/contract/locale";
import { logFault } from "../faults/log-fault";
import { signedIn } from "../session/signed-in";
import { type SeenPage, workerPath } from "./offline-terms";

let registered: Promise<ServiceWorkerRegistration> | undefined;

interface Sparing {
	connection?: { saveData?: boolean };
}

/** Has the worker keep the page that is shown; true once it keeps what is loaded from then on. Nothing waits for it, and a browser without workers has none. */
export async function tellSeen(locale: LocaleCode): Promise<boolean> {
	if (!navigator.serviceWorker || !navigator.onLine) return false;
	const { pathname, search } = window.location;
	const isSparing = (navigator as Sparing).connection?.saveData === true;
	try {
		registered ??= navigator.serviceWorker.register(workerPath);
		await registered;
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({
			kind: "seen",
			locale,
			address: pathname + search,
			session: signedIn()?.key,
			isSparing,
		} satisfies SeenPage);
		if (isSparing) return false;
		await underWorker();
		return true;
	} catch (fault) {
		registered = undefined;
		logFault("the worker", fault);
		return false;
	}
}

/** It keeps what is loaded from then on. A page that was loaded past it never is. */
function underWorker(): Promise<void> {
	return new Promise((resolve) => {
		const { serviceWorker } = navigator;
		if (serviceWorker.controller) resolve();
		const come = () => resolve();
		serviceWorker.addEventListener("controllerchange", come, { once: true });
	});
}
