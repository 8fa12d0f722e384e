import type { Api } from "../api/api";

type PushState = "unsupported" | "denied" | "off" | "on";

/** The worker of the shop, which shows what comes; undefined where the browser has none, or shows no notices. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
	if (!("PushManager" in window && "Notification" in window)) return undefined;
	return navigator.serviceWorker?.getRegistration();
}

/** What this browser says; whether the shop knows its address is for the shop to say. */
export async function pushState(): Promise<PushState> {
	const worker = await findWorker();
	if (!worker) return "unsupported";
	if (Notification.permission === "denied") return "denied";
	return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the shopper, who may say no. */
export async function turnPushOn(
	api: Api,
	applicationServerKey: string,
): Promise<void> {
	const worker = await findWorker();
	if (!worker || (await Notification.requestPermission()) !== "granted") return;
	const subscribe = () =>
		worker.pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey,
		});
	// The shop may have another key by now, by which the browser takes no second one.
	const subscription = await subscribe().catch(async () => {
		await (await worker.pushManager.getSubscription())?.unsubscribe();
		return subscribe();
	});
	const { endpoint = "", keys = {} } = subscription.toJSON();
	const { p256dh = "", auth = "" } = keys;
	await api.post("/api/front/user/push/add", {
		body: { endpoint, p256dh, auth },
	});
}

/** On this device, or another of the account. */
export async function turnPushOff(api: Api, id?: number): Promise<void> {
	await api.post("/api/front/user/push/remove", { body: { id } });
	if (id !== undefined) return;
	const worker = await findWorker();
	await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
