import type { PushNotice } from "@/gateway/contract/identity/push-terms";
import type { WorkerScope } from "./worker-scope";

// What comes through the browser's push service: steps of orders, shown as notifications that lead to their pages.

const icon = "/pictures/icon-192.png";

/** A browser that takes part has to show something, whatever came. */
export async function showNotice(
	{ registration }: WorkerScope,
	sent: unknown,
): Promise<void> {
	const { title, line, path, tag } = (sent ?? {}) as Partial<PushNotice>;
	await registration.showNotification(String(title ?? "Harbour Market"), {
		body: String(line ?? ""),
		tag: String(tag ?? ""),
		icon,
		data: String(path ?? "/"),
	});
}

/** Goes to the window that shows it already, or opens one; never to another site. */
export async function openNotice(
	{ clients, location }: WorkerScope,
	path: unknown,
): Promise<void> {
	const wanted = new URL(String(path), location.origin);
	const home = `${location.origin}/`;
	const own = wanted.origin === location.origin ? wanted.href : home;
	const windows = await clients.matchAll({ type: "window" });
	const shown = windows.find(({ url }) => url === own);
	if (shown) await shown.focus();
	else await clients.openWindow(own);
}
