import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { PushCard } from "./push-card";

const words = messages.push;
const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
const endpoint = "https://fcm.googleapis.com/fcm/send/abc";

interface Device {
	id: number;
	userAgent: string;
	createdAt: string;
	isCurrent: boolean;
}

/** What the gateway knows, and was asked. */
let devices: Device[] = [];
let asked: unknown[] = [];
let publicKey: string | null = "the key of the shop";
/** What the browser's owner says. */
let permission = "default";
let wish = "granted";
let subscribed = false;

const device = (id: number, isCurrent: boolean): Device => ({
	id,
	userAgent: "Firefox/140 Android",
	createdAt: "2026-11-28 10:00:00",
	isCurrent,
});

function answerTo(path: string, body?: BodyInit | null): unknown {
	if (path.startsWith("/api/words")) return messages;
	if (path.endsWith("/user/push"))
		return { code: 200, data: { publicKey, list: devices } };
	const given = JSON.parse(String(body));
	asked.push(given);
	if (path.endsWith("/add")) devices = [...devices, device(1, true)];
	else devices = devices.filter((one) => one.id !== (given.id ?? 1));
	return { code: 200, data: null };
}

/** A browser with a worker, as far as it is asked. */
function openBrowser(hasPush = true) {
	const subscription = {
		toJSON: () => ({ endpoint, keys }),
		unsubscribe: async () => {
			subscribed = false;
			return true;
		},
	};
	const pushManager = {
		getSubscription: async () => (subscribed ? subscription : null),
		subscribe: async () => {
			subscribed = true;
			return subscription;
		},
	};
	Object.assign(navigator, {
		serviceWorker: { getRegistration: async () => ({ pushManager }) },
	});
	Object.assign(window, {
		Notification: {
			get permission() {
				return permission;
			},
			requestPermission: async () => {
				permission = wish;
				return wish;
			},
		},
		PushManager: {},
	});
	if (!hasPush) Reflect.deleteProperty(window, "PushManager");
}

beforeEach(() => {
	devices = [];
	asked = [];
	publicKey = "the key of the shop";
	permission = "default";
	wish = "granted";
	subscribed = false;
	openBrowser();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => ({
		ok: true,
		headers: new Headers(),
		json: async () => answerTo(path, body),
	})) as never;
});

async function openCard() {
	render(
		<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<PushCard />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	await act(async () => {});
}

const press = (name: string) =>
	fireEvent.click(screen.getByRole("button", { name }));

test("nobody is asked before the button is pressed; then the device is told to the shop, and can be ended again", async () => {
	await openCard();
	await screen.findByText(words.state.off);
	expect(permission).toBe("default");
	press(words.on);
	expect(await screen.findByText(words.state.on)).toBeVisible();
	expect(asked).toEqual([{ endpoint, ...keys }]);
	press(words.off);
	expect(await screen.findByText(words.state.off)).toBeVisible();
	expect([asked.at(-1), subscribed]).toEqual([{}, false]);
});

test("who says no to the browser reads how to allow it", async () => {
	wish = "denied";
	await openCard();
	await screen.findByText(words.state.off);
	press(words.on);
	expect(await screen.findByText(words.state.denied)).toBeVisible();
	expect(asked).toEqual([]);
	expect(screen.queryByRole("button")).toBeNull();
});

test("a browser that shows no notices says so", async () => {
	openBrowser(false);
	await openCard();
	expect(await screen.findByText(words.state.unsupported)).toBeVisible();
});

test("a device that another session subscribed is off, and the others are listed and can be ended", async () => {
	subscribed = true;
	permission = "granted";
	devices = [device(5, false)];
	await openCard();
	expect(await screen.findByText(words.state.off)).toBeVisible();
	press("Stop notices on Firefox · Android");
	await act(async () => {});
	expect(asked).toEqual([{ id: 5 }]);
	expect(screen.queryByText("Firefox · Android")).toBeNull();
});

test("a shop that sends none offers none", async () => {
	publicKey = null;
	await openCard();
	await act(async () => {});
	expect(screen.queryByText(words.title)).toBeNull();
});
